import { useId, type ReactNode } from 'react';
import { postMessages } from '#src/config/messages.ts';
import { postSummary } from '#src/lib/posts/summary.ts';
import { PostDate } from '#src/ui/PostDate.tsx';
import { PostHeader, type PostHeaderProps } from '#src/ui/PostHeader.tsx';
import '#src/styles/prose.css';
import './post-article.css';

interface PostArticleProps extends Omit<PostHeaderProps, 'titleId'> {
  /** The text of the post, drawn. */
  children: ReactNode;
  /** Stands before the text: a table of contents, a box. */
  before?: ReactNode;
  /** Its tags, and ways to share it. */
  handOn?: ReactNode;
  /** Stands between those and the footer. */
  after?: ReactNode;
}

/**
 * A whole post as its page shows it. Drawn at build time for built-in posts, in the browser for local ones and for the
 * editor's preview.
 */
export function PostArticle({
  post,
  coverSize,
  categoryHref,
  children,
  before,
  handOn,
  after,
}: PostArticleProps) {
  const titleId = useId();
  const { date, isoDate } = postSummary(post);
  return (
    <article className="post" aria-labelledby={titleId}>
      <PostHeader {...{ post, coverSize, titleId, categoryHref }} />
      <div className="wrap post-body">
        {before}
        <div className="prose">{children}</div>
        {handOn}
        {after}
        <footer className="buttons justify-between pt-6">
          {date.trim() !== '' && (
            <p>
              <span>{postMessages.published}</span> <PostDate date={date} isoDate={isoDate} />
            </p>
          )}
          <a className="more" href="/blog">
            {postMessages.back}
          </a>
        </footer>
      </div>
    </article>
  );
}
