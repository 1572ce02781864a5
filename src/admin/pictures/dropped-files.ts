/** What we read of a paste or a drop; both are a `DataTransfer`. */
interface Transfer {
  readonly files: Iterable<File> & { readonly length: number };
  getData: (format: string) => string;
}

/** Files of a drop. */
export const filesOf = (transfer: Pick<Transfer, 'files'>): File[] => [...transfer.files];

/**
 * The pasted files that are meant as pictures. Office programs add a picture of the copied words; then the words are
 * meant.
 */
export function pastedPictures(transfer: Transfer): File[] {
  return transfer.getData('text/plain') === '' ? filesOf(transfer) : [];
}
