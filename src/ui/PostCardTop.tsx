import { blogMessages } from '#src/config/messages.ts';
import type { PostOrigin } from '#src/lib/posts/merge.ts';
import { categoryHref } from '#src/lib/posts/topics.ts';

interface PostCardTopProps {
  /** As shown, capitalised. */
  category: string;
  origin?: PostOrigin | undefined;
  featured: boolean;
  /** The post's day is still to come. */
  isScheduled: boolean;
}

/**
 * The chips of a card. A built-in post's category links to its page; a local post's may have no page, so it is plain
 * text.
 */
export function PostCardTop(props: PostCardTopProps) {
  const { category, origin = 'built-in', featured, isScheduled } = props;
  // Yellow on yellow would be no chip.
  const ofBrowser = `chip text-ink ${featured ? 'bg-white' : 'bg-yellow'}`;
  return (
    <p className="post-chips mt-1.5 flex flex-wrap gap-1.5">
      {featured && <span className="chip bg-red">{blogMessages.featuredChip}</span>}
      {origin === 'built-in' ? (
        <a className="chip relative z-1 no-underline hover:underline" href={categoryHref(category)}>
          {category}
        </a>
      ) : (
        <>
          {category.trim() !== '' && <span className="chip">{category}</span>}
          <span className={ofBrowser}>
            {origin === 'local' ? blogMessages.localPost : blogMessages.changedPost}
          </span>
          {isScheduled && <span className={ofBrowser}>{blogMessages.scheduled}</span>}
        </>
      )}
    </p>
  );
}
