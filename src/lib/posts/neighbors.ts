/**
 * The posts before and after one in the list, newest first.
 * @returns undefined at an end of the list, and for both if the list doesn't hold the post
 */
export function neighborPosts<T extends { readonly id: string }>(
  id: string,
  posts: readonly T[],
): { newer: T | undefined; older: T | undefined } {
  const place = posts.findIndex((post) => post.id === id);
  if (place === -1) return { newer: undefined, older: undefined };
  return { newer: posts[place - 1], older: posts[place + 1] };
}
