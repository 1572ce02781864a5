import type { PlacedPost } from '#src/admin/publish/places.ts';
import { publishNames } from '#src/admin/publish/words.ts';
import { categorize, showOrHideAll } from '#src/admin/posts/quick-changes.ts';
import { bulkMessages, rowActions } from '#src/admin/posts/words.ts';
import { Button } from '#src/admin/shell/Button.tsx';
import { Menu, MenuAction } from '#src/admin/shell/Menu.tsx';
import { editorCategories } from '#src/config/categories.ts';
import { capitalize } from '#src/lib/text.ts';

interface BulkBarProps {
  posts: readonly PlacedPost[];
  onPublish: () => void;
  onDelete: () => void;
  onExport: () => void;
  onClear: () => void;
}

/** What can be done with the ticked posts. It stays in sight while scrolling. */
export function BulkBar({ posts, onPublish, onDelete, onExport, onClear }: BulkBarProps) {
  if (posts.length === 0) return null;
  return (
    <div className="bulk-bar" role="group" aria-label={bulkMessages.name}>
      <strong>{`${posts.length.toLocaleString('en-US')} ${bulkMessages.selected}`}</strong>
      <Button aria-haspopup="dialog" onClick={onPublish}>
        {publishNames.publish}
        <span className="visually-hidden">: {bulkMessages.selected}</span>
      </Button>
      <Button aria-haspopup="dialog" onClick={onDelete}>
        {rowActions.delete}
        <span className="visually-hidden"> {bulkMessages.selected}</span>
      </Button>
      <Button aria-haspopup="dialog" onClick={onExport}>
        {bulkMessages.export}
        <span className="visually-hidden"> {bulkMessages.selected}</span>
      </Button>
      <MoreForAll posts={posts} />
      <Button look="quiet" onClick={onClear}>
        {bulkMessages.clear}
      </Button>
    </div>
  );
}

/** What else can be done with those of this browser; nothing where all are built in. */
function MoreForAll({ posts }: Pick<BulkBarProps, 'posts'>) {
  const own = posts.filter(({ opened }) => opened !== undefined);
  const shown = own.filter(({ isPublished }) => isPublished);
  const hidden = own.filter(({ isPublished }) => !isPublished);
  const builtIn = posts.length - own.length;
  if (own.length === 0) return null;
  const about = (some: readonly PlacedPost[]) => `${some.length} ${bulkMessages.selected}`;
  return (
    <Menu name={rowActions.more} about={bulkMessages.selected}>
      {shown.length > 0 && (
        <MenuAction
          name={rowActions.hide}
          about={about(shown)}
          onPress={() => void showOrHideAll(shown, false, builtIn)}
        />
      )}
      {hidden.length > 0 && (
        <MenuAction
          name={rowActions.show}
          about={about(hidden)}
          onPress={() => void showOrHideAll(hidden, true, builtIn)}
        />
      )}
      <li className="menu-title">{bulkMessages.category}</li>
      {editorCategories.map((category) => (
        <MenuAction
          key={category}
          name={capitalize(category)}
          about={about(own)}
          onPress={() => void categorize(own, category, builtIn)}
        />
      ))}
    </Menu>
  );
}
