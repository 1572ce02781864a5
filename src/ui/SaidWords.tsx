import type { Words } from '#src/lib/typed-words.ts';

/** Our own words for page translation to translate, and typed ones, which it leaves as they are. */
export function SaidWords({ words }: { words: Words }) {
  const parts = [words].flat();
  return parts.map((part, place) =>
    typeof part === 'string' ? (
      // With the blanks beside it: a text of its own between two elements could not change under a translation.
      <span key={place}>
        {`${place > 0 ? ' ' : ''}${part}${place < parts.length - 1 ? ' ' : ''}`}
      </span>
    ) : (
      <bdi key={place} translate="no">
        {part.typed}
      </bdi>
    ),
  );
}
