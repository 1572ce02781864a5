import { useEffect, useId, useState } from 'react';
import { Button } from '#src/admin/shell/Button.tsx';
import { Dialog } from '#src/admin/shell/Dialog.tsx';
import { Typed } from '#src/admin/shell/Typed.tsx';
import { sizeText } from '#src/admin/shell/size-text.ts';
import { downloadText } from '#src/admin/shell/download.ts';
import { useClipboard } from '#src/admin/shell/use-clipboard.ts';
import { countPosts } from '#src/admin/model/post-count.ts';
import type { AdminPost } from '#src/admin/model/admin-posts.ts';
import {
  exportAllPosts,
  exportFileName,
  exportSomePosts,
} from '#src/admin/exchange/export-posts.ts';
import type { ExportFailure } from '#src/admin/exchange/export-posts.ts';
import { fieldLimits } from '#src/admin/shell/limits.ts';
import { exportFailures, exportMessages } from '#src/admin/exchange/words.ts';
import { dayOf } from '#src/lib/posts/dates.ts';
import { readStoredPosts } from '#src/lib/posts/stored.ts';
import type { Result } from '#src/lib/result.ts';

interface ExportDialogProps {
  /** The posts to export; without it, all posts in this browser. */
  posts?: readonly AdminPost[];
  onClose: () => void;
}

/** Shows posts as indented JSON, to copy or to download. */
export function ExportDialog({ posts, onClose }: ExportDialogProps) {
  const [result, setResult] = useState<Result<string, ExportFailure> | null>(() =>
    posts ? null : exportAllPosts(),
  );
  // Kept as they were when the dialog was opened.
  const [chosen] = useState(posts);
  useEffect(() => {
    if (chosen) void exportSomePosts(chosen).then(setResult);
  }, [chosen]);

  return (
    <Dialog title={exportMessages.title} onClose={onClose} isWide>
      {result === null && (
        <>
          <p role="status">{exportMessages.loading}</p>
          <progress aria-label={exportMessages.loading} />
        </>
      )}
      {result?.ok === false && (
        <p className="note note-problem" role="alert">
          {exportFailures[result.code]}
        </p>
      )}
      {result?.ok && <ExportText text={result.value} lead={leadFor(posts, result.value)} />}
    </Dialog>
  );
}

function leadFor(posts: readonly AdminPost[] | undefined, text: string): string {
  if (posts) return exportMessages.leadSome;
  return text === '[]' ? exportMessages.none : exportMessages.lead;
}

/** How many posts an exported text holds, and how large it is; '' where it holds none, or is damaged. */
function sizeOf(text: string): string {
  const { isDamaged, raw } = readStoredPosts(text);
  return isDamaged || raw.length === 0
    ? ''
    : `${countPosts(raw.length)}, ${sizeText(text.length)}.`;
}

function ExportText({ text, lead }: { text: string; lead: string }) {
  const { field, copy } = useClipboard(text);
  const id = useId();
  const [saved, setSaved] = useState('');
  const [size] = useState(() => sizeOf(text));
  const isLong = text.length > fieldLimits.exportedLength;
  return (
    <>
      <p>{exportMessages.purpose}</p>
      <div className="actions">
        <Button
          look="primary"
          onClick={() => {
            const name = exportFileName(dayOf(new Date()));
            downloadText(name, text, 'application/json');
            setSaved(name);
          }}
        >
          {exportMessages.download}
        </Button>
        <Button onClick={() => void copy()}>{exportMessages.copy}</Button>
      </div>
      <p role="status" className="empty:absolute">
        {saved !== '' && (
          <>
            <Typed>{saved}</Typed> <span>{exportMessages.saved}</span>
          </>
        )}
      </p>
      <p>
        {size !== '' && <strong>{size}</strong>} <span>{isLong ? exportMessages.long : lead}</span>
      </p>
      <div className="field" hidden={isLong}>
        <label htmlFor={id}>{exportMessages.text}</label>
        {/* No line breaks, because a picture's megabytes in one line would be slow to wrap. */}
        <textarea
          ref={field}
          id={id}
          className="input font-receipt text-sm [tab-size:2]"
          translate="no"
          value={isLong ? '' : text}
          rows={8}
          readOnly
          spellCheck={false}
          wrap="off"
          onClick={({ currentTarget }) => currentTarget.select()}
        />
      </div>
    </>
  );
}
