import { useStore } from '@nanostores/react';
import { $shortcutKey, chooseShortcutKey } from '#src/admin/editor/editor-view.ts';
import { shortcutNames, tipMessages } from '#src/admin/editor/later-words.ts';
import { Dialog } from '#src/admin/shell/Dialog.tsx';
import { shortcutLabel } from '#src/ui/shortcut-label.ts';

/** The shortcuts of the editor in a dialog. */
export default function ShortcutDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={tipMessages.shortcuts} onClose={onClose}>
      <ShortcutList />
    </Dialog>
  );
}

/** What can be done by a key, and whether one key alone shows it. */
export function ShortcutList() {
  const shown = useStore($shortcutKey);
  return (
    <div>
      <dl className="shortcut-list">
        {shortcutNames.map(([key, name]) => (
          <div key={key}>
            <dt>
              <kbd>{key === 'Tab' ? key : shortcutLabel(key)}</kbd>
            </dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
      <label className="check text-sm">
        <input
          type="checkbox"
          checked={shown === 'on'}
          onChange={({ target }) => chooseShortcutKey(target.checked ? 'on' : 'off')}
        />
        {tipMessages.shortcutKey}
      </label>
    </div>
  );
}
