/** Not laid out yet. */
export default function TrashScreen() {
  return <h1>Trash</h1>;
}
