import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $shortcutKey, chooseShortcutKey } from '#src/admin/editor/editor-view.ts';
import { shortcutNames, writingMessages } from '#src/admin/editor/words.ts';
import { $openDialogs, Dialog } from '#src/admin/shell/Dialog.tsx';
import { shortcutLabel } from '#src/ui/shortcut-label.ts';

/** Lists the shortcuts in a dialog when "?" is pressed outside of fields, unless somebody has switched that off. */
export function ShortcutHelp() {
  const isOn = useStore($shortcutKey) === 'on';
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const answer = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (key !== '?' || ctrlKey || metaKey || altKey || takesText(target)) return;
      if ($openDialogs.get().length > 0) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', answer);
    return () => document.removeEventListener('keydown', answer);
  }, [isOn]);
  return isOpen && <ShortcutDialog onClose={() => setIsOpen(false)} />;
}

/** The shortcuts of the editor in a dialog. */
export default function ShortcutDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={writingMessages.shortcuts} onClose={onClose}>
      <ShortcutList />
    </Dialog>
  );
}

/** Whether a key that is pressed there is typed. */
const takesText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select'));

/** What can be done by a key, and whether one key alone shows it. */
export function ShortcutList() {
  const shown = useStore($shortcutKey);
  return (
    <div>
      <dl className="shortcut-list">
        {shortcutNames.map(([key, name]) => (
          <div key={key}>
            <dt>
              <kbd>{shortcutLabel(key)}</kbd>
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
        {writingMessages.shortcutKey}
      </label>
    </div>
  );
}
