import { ShortcutList } from '#src/admin/editor/ShortcutHelp.tsx';
import { markdownTips, writingMessages } from '#src/admin/editor/words.ts';

/** The Markdown that the site supports, and the shortcuts of the field. */
export function MarkdownTips() {
  return (
    <details className="markdown-tips">
      <summary>{writingMessages.tips}</summary>
      <p>{writingMessages.whatItIs}</p>
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
      {/* Nobody has these keys, or drags a file, by touch. */}
      <div className="grid gap-3 pointer-coarse:hidden">
        <p className="label">{writingMessages.shortcuts}</p>
        <ShortcutList />
        <p className="hint">
          {writingMessages.dropHere} {writingMessages.leave}
        </p>
      </div>
    </details>
  );
}
