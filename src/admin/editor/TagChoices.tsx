import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { tagChoices, toggledTag } from '#src/admin/editor/tag-choices.ts';
import { useToolbar } from '#src/admin/editor/use-toolbar.ts';
import { editorMessages } from '#src/admin/editor/words.ts';
import { $adminPosts } from '#src/admin/model/admin-posts.ts';

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

/** The tags that the website takes, to be pressed. */
export function TagChoices({ tags, onChange, controls, isReadOnly }: TagChoicesProps) {
  const posts = useStore($adminPosts);
  const [hasAll, setHasAll] = useState(false);
  const choices = tagChoices(tags, posts);
  const shown = choices.filter(({ isChosen }, place) => hasAll || isChosen || place < few);
  const buttons = shown.length + (hasAll || shown.length === choices.length ? 0 : 1);
  const { bar, button, focus } = useToolbar(buttons);
  return (
    <div
      {...bar}
      className="flex flex-wrap gap-1.5"
      aria-label={editorMessages.suggestions}
      aria-controls={controls}
    >
      {shown.map(({ tag, isChosen }, place) => (
        <button
          key={tag}
          {...button(place)}
          type="button"
          className="tag-choice"
          aria-pressed={isChosen}
          disabled={isReadOnly}
          onClick={() => onChange(toggledTag(tags, tag))}
        >
          {tag}
        </button>
      ))}
      {buttons > shown.length && (
        <button
          {...button(shown.length)}
          type="button"
          className="tag-choice"
          onClick={() => {
            setHasAll(true);
            // The button disappears, and another stands in its place.
            requestAnimationFrame(() => focus(few));
          }}
        >
          {editorMessages.moreTags}
        </button>
      )}
    </div>
  );
}
