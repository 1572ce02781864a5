import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $shortcutKey } from '#src/admin/editor/editor-view.ts';
import { $openDialogs } from '#src/admin/shell/Dialog.tsx';
import { dialogOnDemand } from '#src/admin/shell/Fetched.tsx';

const ShortcutDialog = dialogOnDemand(() => import('#src/admin/editor/ShortcutDialog.tsx'));

/** Lists the shortcuts in a dialog when "?" is pressed outside of fields, unless somebody has switched that off. */
export default function ShortcutHelp() {
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

/** Whether a key that is pressed there is typed. */
const takesText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select'));
