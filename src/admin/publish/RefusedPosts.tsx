import { fieldName, isEdited } from '#src/admin/model/form-fields.ts';
import { refusedMessages } from '#src/admin/publish/later-words.ts';
import type { RefusedPost } from '#src/admin/publish/review.ts';
import { Button } from '#src/admin/shell/Button.tsx';
import { adminPaths, openScreen } from '#src/admin/shell/router.ts';
import { MoreRows, useGrowingList } from '#src/admin/shell/MoreRows.tsx';
import { Typed } from '#src/admin/shell/Typed.tsx';
import type { FieldName } from '#src/lib/posts/post.ts';

interface RefusedPostsProps {
  refused: readonly RefusedPost[];
  /** Nothing else can be done before. */
  isFirst: boolean;
  /** Called before the editor opens. */
  onClose: () => void;
}

/** What has to be mended before posts can go, field by field; each leads to its field in the editor. */
export function RefusedPosts({ refused, isFirst, onClose }: RefusedPostsProps) {
  const growing = useGrowingList(refused.length);
  if (refused.length === 0) return null;
  const first = refused.flatMap(({ problems }) => problems).find(({ field }) => isMended(field));
  return (
    <section
      className="note note-problem refused-posts grid grid-cols-1 gap-3"
      aria-label={refusedMessages.title}
    >
      <h3>{refusedMessages.title}</h3>
      {first && <p>{refusedMessages.lead}</p>}
      {refused.slice(0, growing.count).map(({ id, title, problems }) => (
        <div key={id}>
          <h4>
            <Typed>{title}</Typed>
          </h4>
          <ul className="grid grid-cols-1 gap-1">
            {problems.map((one) => (
              <li key={`${one.field} ${one.problem}`} className="flex items-baseline gap-2">
                <p>
                  {one.field !== null && <strong>{`${fieldName(one.field)}: `}</strong>}
                  <span>{one.problem}</span>
                </p>
                {isMended(one.field) && (
                  <Button
                    className="flex-none"
                    look={isFirst && one === first ? 'primary' : 'quiet'}
                    aria-label={`${refusedMessages.mend}: ${fieldName(one.field)}, ${title}`}
                    onClick={() => {
                      onClose();
                      openScreen(`${adminPaths.edit(id)}?field=${one.field}`);
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

/** Whether the editor has a field for it. */
const isMended = (field: FieldName | null): field is FieldName => field !== null && isEdited(field);
