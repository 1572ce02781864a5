/** Path of the drawn cover of a built-in post. */
export function builtInCover(slug: string): string {
  return `/art/cover-${slug}.svg`;
}
