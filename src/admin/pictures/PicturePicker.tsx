import type { Ref } from 'react';
import { pictureTypes } from '#src/admin/pictures/picture-file.ts';
import { pictureFileMessages } from '#src/admin/pictures/words.ts';
import { Button } from '#src/admin/shell/Button.tsx';

interface PicturePickerProps {
  ref: Ref<HTMLInputElement>;
  isMultiple?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** The browser's own file dialog for PNG, JPG and GIF, opened by a button elsewhere. */
export function PicturePicker({ ref, isMultiple = false, onFiles }: PicturePickerProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      accept={pictureTypes.join(',')}
      multiple={isMultiple}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        // So that the same file can be chosen again.
        target.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}

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
