import { ScheduledTag } from '#src/admin/model/ScheduledTag.tsx';
import { Typed } from '#src/admin/shell/Typed.tsx';
import { MoreRows } from '#src/admin/shell/MoreRows.tsx';
import { useGrowingList } from '#src/admin/shell/use-growing-list.ts';
import { ScreenLink } from '#src/admin/shell/ScreenLink.tsx';
import { adminPaths } from '#src/admin/shell/router.ts';
import type { AdminPost } from '#src/admin/model/admin-posts.ts';
import { placeLabels } from '#src/admin/model/words.ts';
import { sitemapMessages } from '#src/admin/sitemap/words.ts';

/** The posts that a sitemap must not list, because only this browser can open them. */
export function LeftOutPosts({ posts }: { posts: readonly AdminPost[] }) {
  const growing = useGrowingList(posts.length);
  return (
    <div className="note sitemap-left-out">
      <p>{sitemapMessages.leftOut}</p>
      <ul className="list-disc pl-5">
        {posts.slice(0, growing.count).map(({ id, title, date }) => (
          <li key={id} className="py-1">
            <ScreenLink to={adminPaths.edit(id)}>
              <Typed>{title}</Typed>
            </ScreenLink>{' '}
            <span className="tag-origin">{placeLabels['only-here'].tag}</span>{' '}
            <ScheduledTag date={date} />
          </li>
        ))}
      </ul>
      <MoreRows {...growing} />
    </div>
  );
}
