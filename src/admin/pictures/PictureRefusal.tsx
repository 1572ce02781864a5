/** Why a chosen file isn't taken, where it was chosen: the message about it goes, and may be far from there. */
export function PictureRefusal({ children }: { children: string }) {
  if (children === '') return null;
  return <p className="note note-problem">{children}</p>;
}
