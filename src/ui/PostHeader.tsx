import { postMessages } from '#src/config/post-messages.ts';
import { safeImageUrl } from '#src/lib/markdown/url-policy.ts';
import type { PostHead } from '#src/lib/posts/post.ts';
import { postSummary } from '#src/lib/posts/summary.ts';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { PostDateThen } from '#src/ui/PostDate.tsx';
import './post-header.css';

interface PostHeaderProps {
  post: PostHead;
  /** Id of the title, which names the article. */
  titleId: string;
  /** Page of the post's category; without it the chip is plain text. */
  categoryHref?: string | undefined;
}

/** The storefront of a post: category, title, date, read time, author, cover. */
export function PostHeader({ post, titleId, categoryHref }: PostHeaderProps) {
  const { category, date, isoDate, cover } = postSummary(post);
  const avatar = safeImageUrl(post.author.avatar ?? '');
  const picture = (
    <Picture
      src={cover.src}
      alt={cover.alt}
      width={640}
      height={360}
      className={cover.src.startsWith('/art/') ? 'framed' : 'framed cropped'}
      eager
      cover
    />
  );
  return (
    <header className="post-header">
      <div className="awning" />
      <div className="wrap">
        <div>
          <Breadcrumbs title={post.title} />
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
          <h1 id={titleId}>{post.title}</h1>
          <p className="byline">
            {avatar !== null && (
              <img className="avatar" src={avatar} alt="" width={32} height={32} />
            )}
            <PostDateThen
              date={date}
              isoDate={isoDate}
              rest={`${post.readTime} · By ${post.author.name}`}
            />
          </p>
        </div>
        {post.coverCredit === undefined ? (
          picture
        ) : (
          <figure>
            {picture}
            <figcaption className="byline">Cover: {post.coverCredit}</figcaption>
          </figure>
        )}
        <p className="lead">{post.excerpt}</p>
      </div>
    </header>
  );
}
