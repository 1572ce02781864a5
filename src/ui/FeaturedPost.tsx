import { Picture } from '#src/ui/Picture.tsx';
import type { PostCardProps } from '#src/ui/PostCard.tsx';
import { PostCardTop } from '#src/ui/PostCardTop.tsx';
import { PostDateThen } from '#src/ui/PostDate.tsx';
import './post-card.css';
import './featured-post.css';

/** The featured post: one wide card, apart from the grid (spec section 2, "Blog list"). */
export function FeaturedPost({
  href,
  title,
  excerpt,
  date,
  isoDate,
  readTime,
  category,
  cover,
  origin,
  headingLevel = 2,
}: PostCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className="card post-card featured-post">
      <Picture src={cover.src} alt="" width={640} height={360} cover />
      <div>
        <PostCardTop category={category} origin={origin} featured />
        <Heading>
          <a href={href}>{title}</a>
        </Heading>
        <p className="lead">{excerpt}</p>
        <p className="meta">
          <PostDateThen date={date} isoDate={isoDate} rest={readTime} />
        </p>
      </div>
    </article>
  );
}
