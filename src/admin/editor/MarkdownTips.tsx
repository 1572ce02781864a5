import { markdownTips, shortcutNames, writingMessages } from '#src/admin/editor/words.ts';
import { shortcutLabel } from '#src/ui/shortcut-label.ts';

/** The Markdown that the site supports, and the shortcuts of the field. */
export function MarkdownTips() {
  return (
    <details className="markdown-tips">
      <summary>{writingMessages.tips}</summary>
      <dl>
        {markdownTips.map(([written, meaning]) => (
          <div key={written}>
            <dt>
              <code>{written}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="label">{writingMessages.shortcuts}</p>
      <dl>
        {shortcutNames.map(([letter, name]) => (
          <div key={letter}>
            <dt>
              <kbd>{shortcutLabel(letter)}</kbd>
            </dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
      <p className="hint">
        {writingMessages.dropHere} {writingMessages.leave}
      </p>
    </details>
  );
}
