import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { Dialog, DialogActions } from '#src/admin/shell/Dialog.tsx';
import { DiffColumn } from '#src/admin/versions/DiffColumn.tsx';
import { compareMessages } from '#src/admin/versions/words.ts';
import { formDifferences } from '#src/admin/versions/form-diff.ts';
import type { PostForm } from '#src/admin/model/form-fields.ts';
import '#src/admin/versions/compare.css';

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

/** Two states of a post side by side, on phones one above the other, with the differences marked. */
export function CompareDialog(props: CompareDialogProps) {
  const { title, left, right, leftName, rightName, onClose, children } = props;
  const differences = useMemo(() => formDifferences(left, right), [left, right]);
  return (
    <Dialog title={title} isWide onClose={onClose}>
      {differences.length === 0 && <p>{compareMessages.same}</p>}
      {differences.map(({ label, pieces }) => (
        <section key={label} className="compare-field" aria-label={label}>
          <h3>{label}</h3>
          <div className="compare-sides">
            <DiffColumn name={leftName} side="left" pieces={pieces} />
            <DiffColumn name={rightName} side="right" pieces={pieces} />
          </div>
        </section>
      ))}
      {children && <DialogActions>{children}</DialogActions>}
    </Dialog>
  );
}
