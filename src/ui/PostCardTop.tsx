import { blogMessages } from '#src/config/messages.ts';
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
    <p className="post-chips mt-1.5 flex flex-wrap gap-1.5">
      {featured && <span className="chip bg-red">{blogMessages.featuredChip}</span>}
      {origin === 'built-in' ? (
        <a className="chip relative z-1 no-underline hover:underline" href={categoryHref(category)}>
          {category}
        </a>
      ) : (
        <>
          {category.trim() !== '' && <span className="chip">{category}</span>}
          {/* Yellow on yellow would be no chip. */}
          <span className={`chip text-ink ${featured ? 'bg-white' : 'bg-yellow'}`}>
            {origin === 'local' ? blogMessages.localPost : blogMessages.changedPost}
          </span>
        </>
      )}
    </p>
  );
}
