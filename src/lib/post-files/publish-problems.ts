import { postCategories, reservedPostSlugs, tags as vocabulary } from '#src/config/categories.ts';
import { isRecord } from '#src/lib/foreign.ts';
import { canBeDrawn } from '#src/lib/markdown/drawing-work.ts';
import { frontMatterOf, writtenCover } from '#src/lib/post-files/front-matter.ts';
import { pictureName } from '#src/lib/post-files/post-file.ts';
import { parseDay } from '#src/lib/posts/dates.ts';
import { fieldNames, longestLine } from '#src/lib/posts/post.ts';
import type { FieldKinds, FieldName, StoredPost } from '#src/lib/posts/post.ts';
import { normalizePost } from '#src/lib/posts/read-post.ts';
import type { FieldPolicy } from '#src/lib/posts/read-post.ts';
import { slugify } from '#src/lib/posts/slug.ts';
import { capitalize } from '#src/lib/text.ts';

/** What the website would refuse of a field, with what to write instead. */
interface PublishProblem {
  readonly field: FieldName;
  readonly problem: string;
}

/**
 * What the website's build would refuse of a post that becomes a file, in the order of its fields. The build has its
 * rules in schemas/post.ts, with sentences for authors of files; a test compares both.
 */
export function publishProblems(post: StoredPost): readonly PublishProblem[] {
  const { id, slug, content, coverImage, coverAlt } = post;
  const written = { ...frontMatterOf(post, []), id, slug, content, coverImage, coverAlt };
  const problems = normalizePost(written, refusing);
  return fieldNames.flatMap((field) => {
    const problem = problems[field];
    return problem === null ? [] : [{ field, problem }];
  });
}

/** What is to be written instead, by the kind of a field; null where the website takes it. */
const refusing: FieldPolicy<Readonly<Record<keyof FieldKinds, string | null>>> = {
  id: (id, { most = longestLine }) =>
    lineProblem(id, most) === null && isSlug(id)
      ? null
      : 'Duplicate this post and publish the copy: its name inside the blog can’t stand on the website.',
  slug: (slug) =>
    isSlug(slug) && !reservedPostSlugs.some((reserved) => reserved === slug)
      ? null
      : 'Choose another address: the blog needs this one itself.',
  line: (line, { fallback, most }) =>
    line === undefined && fallback === undefined ? null : lineProblem(line, most),
  description: (text, { most = longestLine }) =>
    lineProblem(text, most) &&
    `Say in one sentence of at most ${most} characters what the cover shows.`,
  day: (day, { fallback }) => {
    if (fallback === undefined)
      return day === undefined || isDay(day) ? null : 'Write a real day, or nothing.';
    return isDay(day) ? null : 'Write a real day, such as January 1, 2025.';
  },
  text: (text, { fallback, least = 0, most = Infinity }) => {
    if (text === undefined && fallback === undefined) return null;
    const { length } = typeof text === 'string' ? text : '';
    return length >= least && length <= most
      ? null
      : `Write ${least} to ${most} characters. It has ${length}.`;
  },
  markdown: (text) =>
    typeof text !== 'string' || canBeDrawn(text)
      ? null
      : 'Shorten the text, or nest its lists and quotes less: it can’t be drawn.',
  // The brand where nobody is named.
  author: (author, { most }) => {
    if (!isRecord(author)) return null;
    const { name, avatar } = author;
    return lineProblem(name, most) ?? (avatar === undefined ? null : lineProblem(avatar));
  },
  category: (category) =>
    postCategories.some((one) => one === category)
      ? null
      : `Choose one of: ${postCategories.map(capitalize).join(', ')}.`,
  tags: (tags, { least = 0, most = Infinity }) => {
    const given: readonly unknown[] = Array.isArray(tags) ? tags : [];
    const stray = given.filter((tag) => !vocabulary.some((word) => word === tag));
    const isRight =
      given.length >= least && given.length <= most && new Set(given).size === given.length;
    if (isRight && stray.length === 0) return null;
    const choose = `Choose ${least} to ${most} of the tags that the editor offers, each once.`;
    return stray.length > 0
      ? `The website has no tag “${stray.join('” or “')}”. ${choose}`
      : choose;
  },
  readTime: (time, { most }) =>
    time === undefined || lineProblem(time, most) === null
      ? null
      : 'Write a short time, such as 8 min read, or nothing.',
  picture: (cover) =>
    isCover(cover) ? null : 'Choose a picture, or one of the website’s own drawings.',
  // What is stored of them is read as one of a few values.
  focus: () => null,
  yesNo: () => null,
};

/** What keeps a line from standing in front matter. */
function lineProblem(line: unknown, most = longestLine): string | null {
  if (typeof line !== 'string' || line === '') return 'Write something.';
  if (line.length > most) return `Write at most ${most} characters. It has ${line.length}.`;
  return line === line.trim() ? null : 'Take the spaces off the beginning and the end.';
}

const isSlug = (text: unknown) => typeof text === 'string' && text === slugify(text);

const isDay = (day: unknown) => typeof day === 'string' && parseDay(day) === day;

const coverData = /^data:image\/(?:png|jpe?g|gif|webp)[;,]/i;

/** Whether a cover can become a file, is one already, or is a drawing of ours. */
function isCover(cover: unknown): boolean {
  if (typeof cover !== 'string') return false;
  const written = writtenCover({ coverImage: cover, coverAlt: '' });
  return (
    coverData.test(cover) ||
    /^\/art\/[\w-]+\.svg$/.test(cover) ||
    (written !== undefined && pictureName(cover, 'served', 'written') !== null)
  );
}
