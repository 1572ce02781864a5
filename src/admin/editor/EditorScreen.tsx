import { ExistingPost } from '#src/admin/editor/ExistingPost.tsx';
import { NewPost } from '#src/admin/editor/NewPost.tsx';

/** The post editor, for a new post or the one of an id (spec section 2, "Admin routes"). */
export default function EditorScreen({ id }: { id?: string }) {
  return id === undefined ? <NewPost /> : <ExistingPost id={id} />;
}
