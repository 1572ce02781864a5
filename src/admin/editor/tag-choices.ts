import { asUsed } from '#src/admin/model/tag-list.ts';
import { tags as vocabulary } from '#src/config/categories.ts';

const partsOf = (typed: string) => typed.split(',').map((part) => asUsed(part.trim()));

/** What is being typed: the part after the last comma, if it is no whole tag yet. */
function begun(typed: string): string {
  const last = partsOf(typed).at(-1)?.toLowerCase() ?? '';
  return vocabulary.some((tag) => tag === last) ? '' : last;
}

/**
 * The tags that the website takes, those of most posts first; while one is being typed, those that hold
 * its letters, if there are any.
 * @param typed tags with commas between them
 * @param posts all posts
 */
export function tagChoices(typed: string, posts: readonly { readonly tags: readonly string[] }[]) {
  const uses = new Map<string, number>();
  for (const tag of posts.flatMap(({ tags }) => tags)) uses.set(tag, (uses.get(tag) ?? 0) + 1);
  const usesOf = (tag: string) => uses.get(tag) ?? 0;
  const chosen = new Set(partsOf(typed));
  const meant = vocabulary.filter((tag) => tag.includes(begun(typed)));
  return (meant.length > 0 ? meant : [...vocabulary])
    .toSorted((a, b) => usesOf(b) - usesOf(a))
    .map((tag) => ({ tag, isChosen: chosen.has(tag) }));
}

/**
 * The tags that the website doesn't have.
 * @param begun the place of the one that is being typed, which isn't judged; null if none is
 */
export function strayTags(typed: string, begun: number | null): string[] {
  const isKnown = (part: string) => part === '' || vocabulary.some((tag) => tag === part);
  return partsOf(typed).filter((part, place) => place !== begun && !isKnown(part));
}

/**
 * The tags with one more, in the place of what was begun and with a comma behind it, so that another can be typed; or
 * without one that stands among them.
 */
export function toggledTag(typed: string, tag: string): string {
  const parts = partsOf(typed).filter((part) => part !== '');
  if (parts.includes(tag)) return parts.filter((part) => part !== tag).join(', ');
  if (begun(typed) !== '' && tag.includes(begun(typed))) parts.pop();
  return [...parts, tag, ''].join(', ');
}
