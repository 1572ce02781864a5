import { ExistingPost } from '#src/admin/editor/ExistingPost.tsx';
import { NewPost } from '#src/admin/editor/NewPost.tsx';

/** The post editor, for a new post or the one with an id. */
export default function EditorScreen({ id }: { id?: string }) {
  return id === undefined ? <NewPost /> : <ExistingPost id={id} />;
}
