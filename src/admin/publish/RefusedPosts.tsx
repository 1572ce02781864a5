import { fieldName, isEdited } from '#src/admin/model/form-fields.ts';
import { refusedMessages } from '#src/admin/publish/later-words.ts';
import type { RefusedPost } from '#src/admin/publish/review.ts';
import { Button } from '#src/admin/shell/Button.tsx';
import { adminPaths, openScreen } from '#src/admin/shell/router.ts';
import { MoreRows, useGrowingList } from '#src/admin/shell/MoreRows.tsx';
import { Typed } from '#src/admin/shell/Typed.tsx';

interface RefusedPostsProps {
  refused: readonly RefusedPost[];
  /** Called before the editor opens. */
  onClose: () => void;
}

/** What has to be mended before posts can go, field by field; each leads to its field in the editor. */
export function RefusedPosts({ refused, onClose }: RefusedPostsProps) {
  const growing = useGrowingList(refused.length);
  if (refused.length === 0) return null;
  return (
    <section className="note note-problem refused-posts" aria-label={refusedMessages.title}>
      <h3>{refusedMessages.title}</h3>
      <p>{refusedMessages.lead}</p>
      {refused.slice(0, growing.count).map(({ id, title, problems }) => (
        <div key={id}>
          <h4>
            <Typed>{title}</Typed>
          </h4>
          <ul>
            {problems.map(({ field, problem }) => (
              <li key={`${field} ${problem}`}>
                {field !== null && <strong>{`${fieldName(field)}: `}</strong>}
                <span>{problem}</span>{' '}
                {field !== null && isEdited(field) && (
                  <Button
                    look="quiet"
                    aria-label={`${refusedMessages.mend}: ${fieldName(field)}, ${title}`}
                    onClick={() => {
                      onClose();
                      openScreen(`${adminPaths.edit(id)}?field=${field}`);
                    }}
                  >
                    {refusedMessages.mend}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <MoreRows {...growing} />
    </section>
  );
}
