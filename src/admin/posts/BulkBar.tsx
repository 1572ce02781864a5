import { publishNames } from '#src/admin/publish/words.ts';
import { bulkMessages } from '#src/admin/posts/words.ts';
import { Button } from '#src/admin/shell/Button.tsx';

interface BulkBarProps {
  count: number;
  onPublish: () => void;
  onDelete: () => void;
  onExport: () => void;
  onClear: () => void;
}

/** What can be done with the ticked posts. It stays in sight while scrolling. */
export function BulkBar({ count, onPublish, onDelete, onExport, onClear }: BulkBarProps) {
  if (count === 0) return null;
  return (
    <div className="bulk-bar" role="group" aria-label={bulkMessages.name}>
      <strong>{`${count.toLocaleString('en-US')} ${bulkMessages.selected}`}</strong>
      <Button aria-haspopup="dialog" onClick={onPublish}>
        {publishNames.publish}
        <span className="visually-hidden">: {bulkMessages.selected}</span>
      </Button>
      <Button aria-haspopup="dialog" onClick={onDelete}>
        {bulkMessages.delete}
        <span className="visually-hidden"> {bulkMessages.selected}</span>
      </Button>
      <Button aria-haspopup="dialog" onClick={onExport}>
        {bulkMessages.export}
        <span className="visually-hidden"> {bulkMessages.selected}</span>
      </Button>
      <Button look="quiet" onClick={onClear}>
        {bulkMessages.clear}
      </Button>
    </div>
  );
}
