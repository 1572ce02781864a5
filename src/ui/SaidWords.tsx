import { Fragment } from 'react';
import type { Words } from '#src/lib/typed-words.ts';

/** Our own words for page translation to translate, and typed ones, which it leaves as they are. */
export function SaidWords({ words }: { words: Words }) {
  return [words].flat().map((part, place) => (
    <Fragment key={place}>
      {place > 0 && ' '}
      {typeof part === 'string' ? <span>{part}</span> : <bdi translate="no">{part.typed}</bdi>}
    </Fragment>
  ));
}
