import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { $adminPostsState } from '#src/admin/model/admin-posts.ts';
import type { PlacedPost } from '#src/admin/publish/places.ts';
import { firstVisitMessages } from '#src/admin/posts/words.ts';

/** How posts reach readers, said as long as this browser has no post of its own. */
export function FirstVisit({ posts }: { posts: readonly PlacedPost[] }) {
  const state = useStore($adminPostsState);
  const id = useId();
  if (state !== 'ready' || posts.some(({ opened }) => opened !== undefined)) return null;
  return (
    <section className="note grid gap-2" aria-labelledby={id}>
      <h2 id={id}>{firstVisitMessages.title}</h2>
      {firstVisitMessages.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  );
}
