import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { $adminPostsState } from '#src/admin/model/admin-posts.ts';
import type { PlacedPost } from '#src/admin/publish/places.ts';
import { firstVisitMessages } from '#src/admin/posts/words.ts';

interface FirstVisitProps {
  posts: readonly PlacedPost[];
  /** At the end of the dashboard, for later visits. */
  isLater?: boolean;
}

/** How posts reach readers: told as long as this browser has no post of its own, and kept at the end after that. */
export function FirstVisit({ posts, isLater = false }: FirstVisitProps) {
  const state = useStore($adminPostsState);
  const id = useId();
  const hasOwn = posts.some(({ opened }) => opened !== undefined);
  if (state !== 'ready' || hasOwn !== isLater) return null;
  const sentences = firstVisitMessages.sentences.map((sentence) => (
    <p key={sentence}>{sentence}</p>
  ));
  if (isLater)
    return (
      <details className="panel py-3">
        <summary>{firstVisitMessages.title}</summary>
        <div className="grid gap-2 pt-2">{sentences}</div>
      </details>
    );
  return (
    <section className="note grid gap-2" aria-labelledby={id}>
      <h2 id={id}>{firstVisitMessages.title}</h2>
      {sentences}
    </section>
  );
}
