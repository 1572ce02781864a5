import { useStore } from '@nanostores/react';
import { $shortcutKey, chooseShortcutKey } from '#src/admin/editor/editor-view.ts';
import { shortcutNames, writingMessages } from '#src/admin/editor/words.ts';
import { shortcutLabel } from '#src/ui/shortcut-label.ts';

/** What can be done by a key, and whether one key alone shows it. */
export function ShortcutList() {
  const key = useStore($shortcutKey);
  return (
    <div>
      <dl className="shortcut-list">
        {shortcutNames.map(([letter, name]) => (
          <div key={letter}>
            <dt>
              <kbd>{shortcutLabel(letter)}</kbd>
            </dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
      <label className="check text-sm">
        <input
          type="checkbox"
          checked={key === 'on'}
          onChange={({ target }) => chooseShortcutKey(target.checked ? 'on' : 'off')}
        />
        {writingMessages.shortcutKey}
      </label>
    </div>
  );
}
