/** Not laid out yet. */
export default function EditorScreen({ id }: { id?: string }) {
  return <h1>{id === undefined ? 'New Post' : 'Edit Post'}</h1>;
}
