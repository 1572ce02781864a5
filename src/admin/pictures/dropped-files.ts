/** What a paste or a drop holds, as far as it is asked: both are a `DataTransfer`. */
interface Transfer {
  readonly files: Iterable<File> & { readonly length: number };
  getData: (format: string) => string;
}

/** Files of a drop. */
export const filesOf = (transfer: Pick<Transfer, 'files'>): File[] => [...transfer.files];

/**
 * Files of a paste that are meant as pictures. Office programs add a picture of the words that were copied: then the
 * words are meant.
 */
export function pastedPictures(transfer: Transfer): File[] {
  return transfer.getData('text/plain') === '' ? filesOf(transfer) : [];
}
