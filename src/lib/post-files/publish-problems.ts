import { postCategories, reservedPostSlugs, tags as vocabulary } from '#src/config/categories.ts';
import { postLimits } from '#src/config/limits.ts';
import { canBeDrawn } from '#src/lib/markdown/drawing-work.ts';
import { frontMatterOf, writtenCover } from '#src/lib/post-files/front-matter.ts';
import { pictureName } from '#src/lib/post-files/post-file.ts';
import { parseDay } from '#src/lib/posts/dates.ts';
import type { FieldName, StoredPost } from '#src/lib/posts/post.ts';
import { slugify } from '#src/lib/posts/slug.ts';

/** What the website would refuse of a field, with what to write instead. */
interface PublishProblem {
  readonly field: FieldName;
  readonly problem: string;
}

const { excerpt: excerptLimits, tags: tagLimits } = postLimits;
const coverData = /^data:image\/(?:png|jpe?g|gif|webp)[;,]/i;

/**
 * What the website's build would refuse of a post that becomes a file. The build has its rules in schemas/post.ts, with
 * sentences for authors of files; a test compares both.
 */
export function publishProblems(post: StoredPost): readonly PublishProblem[] {
  const { id, slug, title, excerpt, author, category, tags, content } = post;
  const { date, lastUpdated, readTime, coverCredit } = frontMatterOf(post, []);
  const { coverImage = '', coverAlt = '' } = post;
  const checks: readonly (readonly [FieldName, boolean, string])[] = [
    [
      'id',
      id.length <= postLimits.id && id === slugify(id),
      'Duplicate this post and publish the copy: its name inside the blog can’t stand on the website.',
    ],
    ['title', isLine(title, postLimits.title), lineRemedy(title, postLimits.title)],
    [
      'slug',
      slug === slugify(slug) && !reservedPostSlugs.some((reserved) => reserved === slug),
      'Choose another slug: the blog needs this one itself.',
    ],
    [
      'content',
      canBeDrawn(content),
      'Shorten the text, or nest its lists and quotes less: it can’t be drawn.',
    ],
    [
      'excerpt',
      excerpt.length >= excerptLimits.least && excerpt.length <= excerptLimits.most,
      `Write ${excerptLimits.least} to ${excerptLimits.most} characters. It has ${excerpt.length}.`,
    ],
    ['date', isDay(date), 'Write a real day, such as January 1, 2025.'],
    ['lastUpdated', isDay(lastUpdated ?? date), 'Write a real day, or nothing.'],
    [
      'author',
      isLine(author.name, postLimits.author) && isLine(author.avatar, postLimits.avatar),
      lineRemedy(author.name, postLimits.author),
    ],
    [
      'category',
      postCategories.some((one) => one === category),
      `Choose one of: ${postCategories.join(', ')}.`,
    ],
    [
      'tags',
      tags.length >= tagLimits.least &&
        tags.length <= tagLimits.most &&
        new Set(tags).size === tags.length &&
        tags.every((tag) => vocabulary.some((word) => word === tag)),
      `Choose ${tagLimits.least} to ${tagLimits.most} of the tags that the editor offers, each once.`,
    ],
    [
      'readTime',
      isLine(readTime, postLimits.readTime),
      `Write a short time, such as 8 min read, or nothing.`,
    ],
    ['coverImage', isCover(coverImage), 'Choose a picture, or one of the website’s own drawings.'],
    [
      'coverAlt',
      coverAlt !== '' && isLine(coverAlt, postLimits.coverAlt),
      `Say in one sentence of at most ${postLimits.coverAlt} characters what the cover shows.`,
    ],
    [
      'coverCredit',
      isLine(coverCredit, postLimits.line),
      lineRemedy(String(coverCredit), postLimits.line),
    ],
  ];
  return checks.flatMap(([field, isFine, problem]) => (isFine ? [] : [{ field, problem }]));
}

/** Whether a line can stand in front matter, where it may be missing but not blank. */
function isLine(line: unknown, longest: number): boolean {
  if (line === undefined) return true;
  return typeof line === 'string' && line !== '' && line === line.trim() && line.length <= longest;
}

function lineRemedy(line: string, longest: number): string {
  return line.length > longest
    ? `Write at most ${longest} characters. It has ${line.length}.`
    : 'Take the spaces off the beginning and the end.';
}

const isDay = (day: unknown) => typeof day === 'string' && parseDay(day) === day;

/** Whether a cover can become a file, is one already, or is a drawing of ours. */
function isCover(coverImage: string): boolean {
  const written = writtenCover({ coverImage, coverAlt: '' });
  return (
    coverData.test(coverImage) ||
    /^\/art\/[\w-]+\.svg$/.test(coverImage) ||
    (written !== undefined && pictureName(coverImage, 'served', 'written') !== null)
  );
}
