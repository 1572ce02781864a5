import { foldAccents } from '#src/lib/text.ts';

/** The slug of a post whose title makes none. */
const untitledSlug = 'untitled-post';

/**
 * Makes a slug from a title. Accents are folded (María, maria) and letters are lowercase. Only word characters, spaces
 * and hyphens stay; spaces become hyphens; repeated hyphens collapse; the ends are trimmed.
 * @returns the slug; '' if nothing is left
 */
export function slugify(title: string): string {
  return foldAccents(title)
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The slug to save a post under: the given one, else one from the title, else 'untitled-post'. */
export function slugOrFallback(slug: string, title: string): string {
  return slugify(slug) || slugify(title) || untitledSlug;
}
