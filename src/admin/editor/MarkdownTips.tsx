import { useState } from 'react';
import { writingMessages } from '#src/admin/editor/words.ts';
import { Fetched, onDemand } from '#src/admin/shell/Fetched.tsx';

const TipList = onDemand(() => import('#src/admin/editor/TipList.tsx'));

/** What can be opened below the Markdown field: how it is written. */
export function MarkdownTips() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="markdown-tips open:grid open:gap-3"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{writingMessages.tips}</summary>
      {isOpen && (
        <Fetched>
          <TipList />
        </Fetched>
      )}
    </details>
  );
}
