/** Where the drawn cover of a built-in post is. */
export function builtInCover(slug: string): string {
  return `/art/cover-${slug}.svg`;
}
