import { postMessages } from '#src/config/messages.ts';
import { wayToPosts } from '#src/config/navigation.ts';
import { safeImageUrl } from '#src/lib/markdown/url-policy.ts';
import type { PostHead } from '#src/lib/posts/post.ts';
import { postSummary } from '#src/lib/posts/summary.ts';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { DottedParts, PostDate } from '#src/ui/PostDate.tsx';
import './cover.css';
import './post-header.css';

export interface PostHeaderProps {
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
  return (
    <header className="stage post-header">
      <div className="awning" />
      <div className="post-stage">
        <div className="post-words">
          <div className="post-way">
            <Breadcrumbs way={wayToPosts} title={post.title} />
            <a className="more" href="/blog">
              {postMessages.back}
            </a>
          </div>
          {categoryHref === undefined ? (
            <span className="chip">{category}</span>
          ) : (
            <a className="chip" href={categoryHref}>
              {category}
            </a>
          )}
          <h1 id={titleId}>{post.title}</h1>
          <p className="byline dotted items-center text-sm font-strong">
            {avatar !== null && (
              <img className="avatar object-cover" src={avatar} alt="" width={32} height={32} />
            )}
            <DottedParts>
              {date.trim() !== '' && <PostDate {...{ date, isoDate }} />}
              {updated !== undefined && (
                <>
                  <span>{postMessages.updated}</span> <PostDate {...updated} />
                </>
              )}
              <span>{post.readTime}</span>
              <>
                <span>By</span> <bdi>{post.author.name}</bdi>
              </>
            </DottedParts>
          </p>
        </div>
        <figure className="post-cover">
          <Picture
            src={cover.src}
            alt={cover.alt}
            {...coverSize}
            focus={cover.focus}
            sizes="(min-width: 64rem) 62vw, 100vw"
            eager
            cover={cover.name}
          />
          {post.coverCredit !== undefined && (
            <figcaption className="text-sm font-strong">{`Cover: ${post.coverCredit}`}</figcaption>
          )}
        </figure>
        {post.excerpt !== '' && <p className="lead">{post.excerpt}</p>}
      </div>
    </header>
  );
}
