import { ShortcutList } from '#src/admin/editor/ShortcutDialog.tsx';
import { markdownTips, tipMessages } from '#src/admin/editor/later-words.ts';

/** The Markdown that the site supports, and the shortcuts of the field. */
export default function TipList() {
  return (
    <>
      <p>{tipMessages.whatItIs}</p>
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
        <p className="label">{tipMessages.shortcuts}</p>
        <ShortcutList />
        <p className="hint">{tipMessages.dropHere}</p>
      </div>
    </>
  );
}
