import type { Ref } from 'react';
import { listHeading } from '#src/lib/posts/list-address.ts';
import { Pagination, type PaginationProps } from '#src/ui/Pagination.tsx';
import { PostCard } from '#src/ui/PostCard.tsx';
import type { PostCardProps } from '#src/ui/PostCard.tsx';
import './post-list.css';

interface PostListProps extends Omit<PaginationProps, 'current'> {
  /** The cards of this page. */
  posts: readonly PostCardProps[];
  /** The featured post, if it is the first result of a search. It stands apart from the grid of cards. */
  firstResult?: PostCardProps | undefined;
  page: number;
  /** Gets the focus when the page was turned in place. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** A page of the blog's list: heading, grid, pagination. Built pages draw it statically, the search live. */
export function PostList(props: PostListProps) {
  const { posts, firstResult, page, total, headingRef, ...address } = props;
  return (
    <>
      <h2 ref={headingRef} tabIndex={-1}>
        {listHeading(page, total, address.term)}
      </h2>
      {firstResult && <PostCard {...firstResult} featured heading="h3" />}
      {posts.length > 0 && (
        <ul className="post-grid">
          {posts.map((post, index) => (
            // Two local posts may share an address.
            <li key={`${post.href} ${index}`}>
              <PostCard {...post} />
            </li>
          ))}
        </ul>
      )}
      <Pagination current={page} total={total} {...address} />
    </>
  );
}
