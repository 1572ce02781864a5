import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { Fetched, onDemand } from '#src/admin/shell/Fetched.tsx';
import type { PostPreviewProps } from '#src/admin/editor/PostPreview.tsx';
import { Dialog } from '#src/admin/shell/Dialog.tsx';
import { writingMessages } from '#src/admin/editor/words.ts';
import '#src/admin/editor/preview.css';

/** Fetched on first use, because it loads the Markdown engine. */
const LazyPreview = onDemand(() => import('#src/admin/editor/PostPreview.tsx'));

/** The post as visitors would see it. */
export function PreviewDialog({ onClose, ...preview }: PostPreviewProps & { onClose: () => void }) {
  return (
    <Dialog title={writingMessages.preview} onClose={onClose} isWide>
      <p className="hint">{writingMessages.opensInNewTab}</p>
      <div className="preview-sheet">
        <Fetched>
          <LazyPreview {...preview} />
        </Fetched>
      </div>
    </Dialog>
  );
}

interface PreviewPaneProps extends Omit<PostPreviewProps, 'onDrawn'> {
  /** The text field. The preview roughly follows its scrolling. */
  field: RefObject<HTMLTextAreaElement | null>;
}

/** The post beside its text. */
export function PreviewPane({ field, ...preview }: PreviewPaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  const follow = useCallback(() => {
    const text = field.current;
    const page = pane.current?.querySelector('iframe')?.contentDocument?.scrollingElement;
    const hidden = text ? text.scrollHeight - text.clientHeight : 0;
    if (!text || !page || hidden <= 0) return;
    page.scrollTop = (text.scrollTop / hidden) * (page.scrollHeight - page.clientHeight);
  }, [field]);
  useEffect(() => {
    const text = field.current;
    text?.addEventListener('scroll', follow, { passive: true });
    return () => text?.removeEventListener('scroll', follow);
  }, [field, follow]);
  return (
    <div ref={pane} className="preview-pane">
      <Fetched>
        <LazyPreview {...preview} onDrawn={follow} />
      </Fetched>
    </div>
  );
}
