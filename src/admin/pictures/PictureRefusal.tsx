import { pictureFileMessages } from '#src/admin/pictures/words.ts';
import { Button } from '#src/admin/shell/Button.tsx';

interface PictureRefusalProps {
  children: string;
  onClose: () => void;
}

/** Why a chosen file isn't taken, where it was chosen: the message about it goes, and may be far from there. */
export function PictureRefusal({ children, onClose }: PictureRefusalProps) {
  if (children === '') return null;
  return (
    <div className="note note-problem offer">
      <p>{children}</p>
      <Button onClick={onClose}>{pictureFileMessages.understood}</Button>
    </div>
  );
}
