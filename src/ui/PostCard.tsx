import { Picture } from '#src/ui/Picture.tsx';
import './post-card.css';

interface PostCardProps {
  href: string;
  title: string;
  excerpt: string;
  /** As shown: 'April 30, 2026'. */
  date: string;
  /** ISO day for the time element; none where the date could not be read. */
  isoDate?: string | undefined;
  /** As shown: '6 min read'. */
  readTime: string;
  /** As shown, capitalised. */
  category: string;
  cover: { src: string; alt: string };
  headingLevel?: 2 | 3;
}

/** A post in a list. The title is the link; its area covers the card. */
export function PostCard({
  href,
  title,
  excerpt,
  date,
  isoDate,
  readTime,
  category,
  cover,
  headingLevel = 3,
}: PostCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className="card post-card">
      <Picture src={cover.src} alt="" width={640} height={360} cover />
      <p>
        <span className="chip">{category}</span>
      </p>
      <Heading>
        <a href={href}>{title}</a>
      </Heading>
      <p>{excerpt}</p>
      <p className="meta">
        <time dateTime={isoDate}>{date}</time> · {readTime}
      </p>
    </article>
  );
}
