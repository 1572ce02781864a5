import { useStore } from '@nanostores/react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { tagChoices, toggledTag } from '#src/admin/editor/tag-choices.ts';
import { editorMessages } from '#src/admin/editor/words.ts';
import { $adminPosts } from '#src/admin/model/admin-posts.ts';
import { nextTabIndex } from '#src/lib/roving-tabs.ts';

interface TagChoicesProps {
  /** As typed, with commas. */
  tags: string;
  onChange: (tags: string) => void;
  /** Id of the field. */
  controls: string;
  isReadOnly: boolean;
}

/** How many show at first. */
const few = 8;

/** The tags that the website takes, to be pressed: one stop for Tab, arrow keys between them. */
export function TagChoices({ tags, onChange, controls, isReadOnly }: TagChoicesProps) {
  const posts = useStore($adminPosts);
  const [hasAll, setHasAll] = useState(false);
  const [current, setCurrent] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const choices = tagChoices(tags, posts);
  const shown = choices.filter(({ isChosen }, place) => hasAll || isChosen || place < few);
  const buttons = shown.length + (hasAll || shown.length === choices.length ? 0 : 1);
  const stop = Math.min(current, buttons - 1);
  const move = (event: KeyboardEvent) => {
    const next = nextTabIndex(event, stop, buttons);
    if (next === undefined) return;
    event.preventDefault();
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      ref={bar}
      className="flex flex-wrap gap-1.5"
      role="toolbar"
      aria-label={editorMessages.suggestions}
      aria-controls={controls}
      // Only its buttons can have the focus.
      tabIndex={-1}
      onKeyDown={move}
    >
      {shown.map(({ tag, isChosen }, place) => (
        <button
          key={tag}
          type="button"
          className="tag-choice"
          tabIndex={place === stop ? 0 : -1}
          aria-pressed={isChosen}
          disabled={isReadOnly}
          onClick={() => onChange(toggledTag(tags, tag))}
          onFocus={() => setCurrent(place)}
        >
          {tag}
        </button>
      ))}
      {buttons > shown.length && (
        <button
          type="button"
          className="tag-choice"
          tabIndex={shown.length === stop ? 0 : -1}
          onClick={() => {
            setHasAll(true);
            // The button disappears, and another stands in its place.
            requestAnimationFrame(() => bar.current?.querySelectorAll('button')[few]?.focus());
          }}
          onFocus={() => setCurrent(shown.length)}
        >
          {editorMessages.moreTags}
        </button>
      )}
    </div>
  );
}
