import { coverFields } from '#src/lib/posts/cover.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { asPost } from '#src/lib/posts/read-post.ts';
import type { PostFrontMatter } from '#src/schemas/post.ts';

/** Turns a built-in post (a file's name, text and front matter) into the shape that all posts share. */
export function builtInPost(slug: string, body: string, data: PostFrontMatter): Post {
  return asPost({ ...data, ...coverFields(slug, data.cover), slug, content: body });
}
