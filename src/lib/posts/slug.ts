import { foldAccents } from '#src/lib/text.ts';

/** The slug of a post whose title gives none (spec section 5). */
const untitledSlug = 'untitled-post';

/**
 * Makes a slug from a title: accents folded (María, maria), then the spec's rule (section 5): lowercase; only word
 * characters, spaces and hyphens stay; spaces become hyphens; repeated hyphens collapse; ends are trimmed.
 * @returns the slug; '' when nothing is left
 */
export function slugify(title: string): string {
  return foldAccents(title)
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The slug to save a post under: the given one, else one from the title, else 'untitled-post' (spec section 5). */
export function slugOrFallback(slug: string, title: string): string {
  return slugify(slug) || slugify(title) || untitledSlug;
}
