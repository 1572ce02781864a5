import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { Dialog, DialogActions } from '#src/admin/shell/Dialog.tsx';
import { Differences } from '#src/admin/versions/Differences.tsx';
import { compareMessages } from '#src/admin/versions/words.ts';
import { formDifferences } from '#src/admin/versions/form-diff.ts';
import type { PostForm } from '#src/admin/model/form-fields.ts';

interface CompareDialogProps {
  title: string;
  left: PostForm;
  right: PostForm;
  leftName: string;
  rightName: string;
  onClose: () => void;
  /** Buttons under the comparison. */
  children?: ReactNode;
}

/** Two states of a post side by side, on phones in one text, with the differences marked. */
export function CompareDialog(props: CompareDialogProps) {
  const { title, left, right, leftName, rightName, onClose, children } = props;
  const differences = useMemo(() => formDifferences(left, right), [left, right]);
  return (
    <Dialog title={title} isWide onClose={onClose}>
      {differences.length === 0 && <p>{compareMessages.same}</p>}
      <Differences differences={differences} leftName={leftName} rightName={rightName} />
      {children && <DialogActions>{children}</DialogActions>}
    </Dialog>
  );
}
