import { shortcutNames, writingMessages } from '#src/admin/editor/words.ts';
import { shortcutLabel } from '#src/ui/shortcut-label.ts';

/** What can be done by a key. */
export function ShortcutList() {
  const keys = [
    ...shortcutNames.map(([letter, name]) => [shortcutLabel(letter), name] as const),
    ['?', writingMessages.listShortcuts] as const,
  ];
  return (
    <dl className="shortcut-list">
      {keys.map(([key, name]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{name}</dd>
        </div>
      ))}
    </dl>
  );
}
