import { blogLimits } from '#src/config/limits.ts';
import './post-list.css';
import './post-skeletons.css';

/** Six cards without words, as large as real ones beside each other are, for the time while posts are loading. */
export function PostSkeletons() {
  return (
    <ul className="post-grid post-skeletons" aria-hidden="true">
      {Array.from({ length: blogLimits.skeletonCards }, (_, index) => (
        <li key={index} className="card h-full gap-3">
          <i />
          <b />
          <b />
          <s />
        </li>
      ))}
    </ul>
  );
}
