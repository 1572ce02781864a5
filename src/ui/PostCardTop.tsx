import { blogMessages } from '#src/config/blog-messages.ts';
import type { PostOrigin } from '#src/lib/posts/merge.ts';
import { categoryHref } from '#src/lib/posts/topics.ts';

interface PostCardTopProps {
  /** As shown, capitalised. */
  category: string;
  origin?: PostOrigin | undefined;
  featured: boolean;
}

/**
 * The chips of a card. A built-in post's category links to its page; a local post's may have no page, so it is plain
 * text.
 */
export function PostCardTop({ category, origin = 'built-in', featured }: PostCardTopProps) {
  return (
    <p className="post-chips">
      {featured && <span className="chip post-flag">{blogMessages.featuredChip}</span>}
      {origin === 'built-in' ? (
        <a className="chip" href={categoryHref(category)}>
          {category}
        </a>
      ) : (
        <>
          {category.trim() !== '' && <span className="chip">{category}</span>}
          <span className="chip post-local">
            {origin === 'local' ? blogMessages.localPost : blogMessages.changedPost}
          </span>
        </>
      )}
    </p>
  );
}
