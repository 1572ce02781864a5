import type { PostOrigin } from '#src/lib/posts/merge.ts';
import type { PostSummary } from '#src/lib/posts/summary.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { PostDateThen } from '#src/ui/PostDate.tsx';
import { blogMessages } from '#src/config/messages.ts';
import { categoryHref } from '#src/lib/posts/topics.ts';
import './post-card.css';
import './cover.css';

export interface PostCardProps extends PostSummary {
  /** Where the post is stored: on the site or in this browser. */
  origin?: PostOrigin | undefined;
  /** Its day is still to come: only a post of this browser is listed before. */
  isScheduled?: boolean | undefined;
  /** The featured post is one wide card, apart from the grid of cards. */
  featured?: boolean | undefined;
  heading?: 'h2' | 'h3';
  /** Without the chip of its category, where all cards might bear the same. */
  plain?: boolean;
}

/** A post in a list. The title's link covers the card; the category's link lies above it. */
export function PostCard({
  href,
  title,
  excerpt,
  date,
  isoDate,
  readTime,
  category,
  cover,
  origin,
  isScheduled,
  featured,
  heading: Heading = featured ? 'h2' : 'h3',
  plain,
}: PostCardProps) {
  return (
    <article
      className={`card post-card h-full gap-2 ${featured ? 'featured-post bg-yellow md:p-5' : ''}`}
    >
      <Picture
        src={cover.src}
        alt=""
        focus={cover.focus}
        width={640}
        height={360}
        sizes={featured ? '(min-width: 64rem) 36rem, 92vw' : '(min-width: 48rem) 22rem, 92vw'}
        cover={cover.name}
      />
      <div className={`flex flex-1 flex-col ${featured ? 'gap-3' : 'gap-2'}`}>
        {!plain && <PostCardTop {...{ category, origin, featured, isScheduled }} />}
        <Heading className="text-title-sm">
          <a className="no-underline" href={href}>
            {title}
          </a>
        </Heading>
        <p className={featured ? 'lead' : undefined}>{excerpt}</p>
        <p className={featured ? 'meta dotted text-ink' : 'meta dotted mt-auto'}>
          <PostDateThen {...{ date, isoDate, readTime }} />
        </p>
      </div>
    </article>
  );
}

type PostCardTopProps = Pick<PostCardProps, 'category' | 'origin' | 'featured' | 'isScheduled'>;

/**
 * The chips of a card. A built-in post's category links to its page; a local post's may have no page, so it is plain
 * text.
 */
function PostCardTop(props: PostCardTopProps) {
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
