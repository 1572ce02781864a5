import { Fetched, onDemand } from '#src/admin/shell/Fetched.tsx';
import type { PostPreviewProps } from '#src/admin/editor/PostPreview.tsx';
import { Dialog } from '#src/admin/shell/Dialog.tsx';
import { writingMessages } from '#src/admin/editor/words.ts';

/** Fetched on first use, because it loads the Markdown engine. */
const LazyPreview = onDemand(() => import('#src/admin/editor/PostPreview.tsx'));

/** The post as visitors would see it. */
export function PreviewDialog({ onClose, ...preview }: PostPreviewProps & { onClose: () => void }) {
  return (
    <Dialog title={writingMessages.preview} onClose={onClose} isWide>
      <p className="hint">{writingMessages.opensInNewTab}</p>
      <div className="h-[min(60rem,100dvh-12rem)] overflow-hidden rounded-sm border-2 border-admin-line">
        <Fetched>
          <LazyPreview {...preview} />
        </Fetched>
      </div>
    </Dialog>
  );
}

/** The post beside its text. */
export function PreviewPane(preview: PostPreviewProps) {
  return (
    <div className="preview-pane overflow-hidden rounded-sm border-2 border-admin-line max-lg:hidden">
      <Fetched>
        <LazyPreview {...preview} isBeside />
      </Fetched>
    </div>
  );
}
