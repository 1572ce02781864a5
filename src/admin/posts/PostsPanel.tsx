import { useStore } from '@nanostores/react';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  type ComponentProps,
} from 'react';
import { Button } from '#src/admin/shell/Button.tsx';
import { Typed } from '#src/admin/shell/Typed.tsx';
import { nextDrawing } from '#src/admin/shell/next-drawing.ts';
import { BulkBar } from '#src/admin/posts/BulkBar.tsx';
import { DeleteDialog } from '#src/admin/posts/DeleteDialog.tsx';
import { FoundUnsaved } from '#src/admin/posts/FoundUnsaved.tsx';
import { NoRows } from '#src/admin/posts/NoRows.tsx';
import { PostTable } from '#src/admin/posts/PostTable.tsx';
import { RowFilters } from '#src/admin/posts/RowFilters.tsx';
import { ExportDialog } from '#src/admin/exchange/ExportDialog.tsx';
import { deleteAndTell } from '#src/admin/posts/delete-and-tell.ts';
import { useRowChoices } from '#src/admin/posts/use-row-choices.ts';
import { useBuiltInTexts } from '#src/admin/posts/use-built-in-texts.ts';
import { useSelection } from '#src/admin/posts/use-selection.ts';
import { focusRow } from '#src/admin/posts/focus-row.ts';
import { $goesOn, $savedPost } from '#src/admin/model/marked-posts.ts';
import { countPosts } from '#src/admin/model/post-count.ts';
import { $adminPostsState, loadAdminPosts } from '#src/admin/model/admin-posts.ts';
import { lookAtWebsite } from '#src/admin/publish/arrivals.ts';
import { Waiting } from '#src/admin/posts/Waiting.tsx';
import { PublishDialog } from '#src/admin/publish/PublishDialog.tsx';
import type { PublishAim } from '#src/admin/publish/status.ts';
import { $placedPosts } from '#src/admin/publish/places.ts';
import type { PlacedPost } from '#src/admin/publish/places.ts';
import { dashboardMessages } from '#src/admin/posts/words.ts';
import { adminMessages } from '#src/admin/shell/words.ts';
import { chosenRows, isNarrowed, rowCategories } from '#src/admin/posts/rows.ts';

/** Up to so many posts are deleted before anybody could read that it goes on. */
const atOnce = 100;

/** Up to so many found posts may not be what somebody looks for. */
const few = 3;

/** What waits for somebody, and the list of posts: filters, table, and actions for the ticked posts. */
export function PostsPanel() {
  const posts = useStore($placedPosts);
  const state = useStore($adminPostsState);
  const { choices, choose, type, writeAddress } = useRowChoices();
  // The search field updates at once, the table when there is time.
  const shownChoices = useDeferredValue(choices);
  const isSearching = shownChoices.term.trim() !== '';
  const { texts, ...search } = useBuiltInTexts(isSearching);
  const isPartial = isSearching && state === 'ready' && !search.isComplete;
  const hasFailed = isPartial && search.hasFailed;
  const rows = useMemo(() => chosenRows(posts, shownChoices, texts), [posts, shownChoices, texts]);
  const categories = useMemo(() => rowCategories(posts), [posts]);
  const { ticked, selected, select, selectAll } = useSelection(rows);
  const [deleting, setDeleting] = useState<readonly PlacedPost[] | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const [publishing, setPublishing] = useState<Publishing | null>(null);
  const [exporting, setExporting] = useState<readonly PlacedPost[] | null>(null);
  const [saved] = useState(() => $savedPost.get());
  const [opening] = useState(choices);
  const leftOut =
    saved !== null && shownChoices === opening && !rows.some(({ id }) => id === saved)
      ? posts.find(({ id }) => id === saved)
      : undefined;
  useEffect(() => {
    const goesOn = $goesOn.get();
    $savedPost.set(null);
    $goesOn.set(false);
    if (saved === null) return;
    // After the screen has opened at its top.
    void focusRow(saved).then(() => {
      if (goesOn) setPublishing({ ids: [saved], aim: 'publish' });
    });
  }, [saved]);

  const askToDelete = useCallback((id: string) => setDeleting(postsOf(id)), []);
  const reviewOne = useCallback(
    (id: string, aim: PublishAim) => setPublishing({ ids: [id], aim }),
    [],
  );
  const remove = async (going: readonly PlacedPost[]) => {
    if (going.length > atOnce) {
      setIsDeleting(true);
      await nextDrawing();
    }
    await deleteAndTell(going);
    setIsDeleting(false);
  };

  return (
    <>
      <Waiting
        posts={posts}
        onPublish={(some) => setPublishing(allOf(some))}
        onRemove={setDeleting}
      />
      <div className="posts-panel panel grid grid-cols-[minmax(0,1fr)] gap-3">
        <RowFilters
          choices={choices}
          categories={categories}
          status={
            isDeleting
              ? dashboardMessages.deleting
              : statusText(state, rows.length, posts.length) +
                (isPartial ? dashboardMessages[hasFailed ? 'textsMissing' : 'textsComing'] : '')
          }
          onRetry={hasFailed ? search.retry : null}
          isNarrowed={isNarrowed(shownChoices)}
          choose={choose}
          onType={type}
          onLeave={writeAddress}
        />
        {leftOut && (
          <p className="note">
            <strong>
              <Typed>{leftOut.title}</Typed>
            </strong>{' '}
            <span>{dashboardMessages.savedLeftOut}</span>
          </p>
        )}
        {isSearching && rows.length <= few && <FoundUnsaved term={shownChoices.term} />}
        {state === 'builtInMissing' && (
          <div className="note note-problem">
            <p>{dashboardMessages.builtInMissing}</p>
            <Button
              onClick={() => {
                loadAdminPosts();
                void lookAtWebsite();
              }}
            >
              {adminMessages.retry}
            </Button>
          </div>
        )}
        {/* Gets the focus when what had it is gone. */}
        <div
          id="post-list"
          className="post-list"
          tabIndex={-1}
          role="group"
          aria-label={dashboardMessages.tableName}
        >
          <BulkBar
            posts={selected}
            onPublish={() => setPublishing(allOf(selected))}
            onDelete={() => setDeleting(selected)}
            onExport={() => setExporting(selected)}
            onClear={() => selectAll(false)}
          />
          <PostTable
            rows={rows}
            choices={shownChoices}
            choose={choose}
            texts={texts}
            saved={saved}
            ticked={ticked}
            hasSelection={selected.length > 0}
            isAllSelected={rows.length > 0 && selected.length === rows.length}
            onSelect={select}
            onSelectAll={selectAll}
            onDelete={askToDelete}
            onPublish={reviewOne}
          />
          {rows.length === 0 && state !== 'loading' && !(isPartial && !hasFailed) && (
            <NoRows posts={posts} choices={shownChoices} choose={choose} />
          )}
        </div>
        {deleting && (
          <DeleteDialog
            posts={deleting}
            onConfirm={(going) => void remove(going)}
            onTakeOff={({ id }) => setPublishing({ ids: [id], aim: 'take-off' })}
            onClose={() => setDeleting(null)}
          />
        )}
        {publishing && <PublishDialog {...publishing} onClose={() => setPublishing(null)} />}
        {exporting && <ExportDialog posts={exporting} onClose={() => setExporting(null)} />}
      </div>
    </>
  );
}

/** What the dialog of publishing is about. */
type Publishing = Pick<ComponentProps<typeof PublishDialog>, 'ids' | 'aim'>;

const allOf = (posts: readonly PlacedPost[]): Publishing => ({
  ids: posts.map(({ id }) => id),
  aim: 'publish',
});
const postsOf = (id: string) => $placedPosts.get().filter((post) => post.id === id);

/** '24 posts', '3 of 24 posts', or that they are still loading. */
function statusText(state: string, shown: number, all: number): string {
  if (state === 'loading') return dashboardMessages.loading;
  if (shown === all) return countPosts(all);
  return `${shown.toLocaleString('en-US')} ${dashboardMessages.of} ${countPosts(all)}`;
}
