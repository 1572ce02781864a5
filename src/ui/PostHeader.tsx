import { postMessages } from '#src/config/messages.ts';
import { wayToPosts } from '#src/config/navigation.ts';
import { safeImageUrl } from '#src/lib/markdown/url-policy.ts';
import type { PostHead } from '#src/lib/posts/post.ts';
import { postSummary } from '#src/lib/posts/summary.ts';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { PostDate, PostDateThen } from '#src/ui/PostDate.tsx';
import './post-header.css';

/** The excerpt stands under the title, beside the cover that comes before it. */
const besideTitle = 'lg:[grid-area:1/2/span_2]';

interface PostHeaderProps {
  post: PostHead;
  /** Pixels of its cover, if they are known; a drawing's are. */
  coverSize?: { width: number; height: number } | undefined;
  /** Id of the title, which names the article. */
  titleId: string;
  /** Page of the post's category; without it the chip is plain text. */
  categoryHref?: string | undefined;
}

/** The storefront of a post: category, title, date, read time, author, cover. */
export function PostHeader({
  post,
  coverSize = { width: 640, height: 360 },
  titleId,
  categoryHref,
}: PostHeaderProps) {
  const { category, date, isoDate, updated, cover } = postSummary(post);
  const avatar = safeImageUrl(post.author.avatar ?? '');
  const picture = (
    <Picture
      src={cover.src}
      alt={cover.alt}
      {...coverSize}
      focus={cover.focus}
      sizes="(min-width: 64rem) 32rem, 92vw"
      className={`framed ${besideTitle}`}
      eager
      cover
    />
  );
  return (
    <header className="post-header bg-(--tone) pt-(--header-height)">
      <div className="awning" />
      <div className="wrap grid items-center gap-x-12 gap-y-6 py-[clamp(1.5rem,4vw,3rem)] lg:grid-cols-[1.1fr_0.9fr] lg:gap-y-4">
        <div className="grid justify-items-start gap-4">
          <Breadcrumbs way={wayToPosts} title={post.title} />
          <a className="more" href="/blog">
            {postMessages.back}
          </a>
          {categoryHref === undefined ? (
            <span className="chip">{category}</span>
          ) : (
            <a className="chip" href={categoryHref}>
              {category}
            </a>
          )}
          <h1 id={titleId} className="text-[clamp(1.875rem,1.2rem+2.8vw,3.25rem)]">
            {post.title}
          </h1>
          <p className="byline text-sm font-strong">
            {avatar !== null && (
              <img
                className="avatar mr-2 inline object-cover align-middle"
                src={avatar}
                alt=""
                width={32}
                height={32}
              />
            )}
            <PostDateThen
              date={date}
              isoDate={isoDate}
              rest={
                <>
                  {updated !== undefined && (
                    <span>
                      <span>{postMessages.updated}</span> <PostDate {...updated} />{' '}
                      <span>·</span>{' '}
                    </span>
                  )}
                  <span>{post.readTime}</span> <span>· By</span> <bdi>{post.author.name}</bdi>
                </>
              }
            />
          </p>
        </div>
        {post.coverCredit === undefined ? (
          picture
        ) : (
          <figure className={besideTitle}>
            {picture}
            <figcaption className="mt-3.5 text-sm font-strong">
              {`Cover: ${post.coverCredit}`}
            </figcaption>
          </figure>
        )}
        <p className="lead lg:self-start">{post.excerpt}</p>
      </div>
    </header>
  );
}
