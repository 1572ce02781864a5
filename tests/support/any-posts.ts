import fc from 'fast-check';
import { editorCategories, tags } from '#src/config/categories.ts';
import { coverFocuses } from '#src/config/cover-focus.ts';
import type { StoredPost } from '#src/lib/posts/post.ts';

const bytes = (start: readonly number[]) =>
  fc
    .uint8Array({ maxLength: 12 })
    .map((rest) => Buffer.from([...start, ...rest]).toString('base64'));
const webp = [0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50];

/** Pictures as posts hold them. */
const anyPicture = fc.oneof(
  bytes(webp).map((data) => `data:image/webp;base64,${data}`),
  bytes([0xff, 0xd8, 0xff]).map((data) => `data:image/jpeg;base64,${data}`),
);

/** Lines that mean something to YAML, to Markdown or to the reader of front matter. */
const oddLines = [
  ...['---', '--- ', '+++', '...', '- a', '  - b', '    code', '\tcode', ' 1. a', '  ```', '```'],
  ...['# It’s: a "cat"', "'", '"', '{a: b}', '[a]', '&a', '*a', '!a', '%a', '@a', '`a`', '| a |'],
  ...['yes', 'null', '~', '1_000', '0x1f', '2025-01-01', '12:30:45', '=', '<<', '1e3', ':', '?'],
  ...['<b>', '{a}', '<!-- a -->', '<https://a.example/>', 'é', '🐈‍⬛', '\u00a0', '\u0085', '\u2028'],
  ...['\ufeff', '\x7f', '\0', '\ud800', '\uffff', '\\', '\\n', '<br>', '$&', "$'", '[a]: #', '> a'],
];
const anyPiece = fc.oneof(fc.constantFrom(...oddLines), fc.string({ unit: 'grapheme' }));

/** A line that anybody may have written. */
const anyLine = fc.array(anyPiece, { maxLength: 4 }).map((pieces) => pieces.join(' '));

/** A text that anybody may have written, without pictures as data. */
export const anyText = fc
  .array(fc.tuple(anyPiece, fc.constantFrom('', ' ', '\n', '\n\n', '\r\n', '\r', '\n    ')))
  .map((pieces) => pieces.flat().join(''));

const withPictures = fc
  .array(
    fc.oneof(
      anyText,
      fc.tuple(anyLine, anyPicture).map(([alt, url]) => `![${alt}](${url})`),
      anyPicture.map((url) => `![a][b]\n\n[b]: ${url}`),
    ),
  )
  .map((parts) => parts.join('\n\n'));

const anySlug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9_]{1,8}){0,2}$/);
const anyDay = fc.constantFrom('2025-01-05', 'January 5, 2025', 'soon', '');
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

/** A post that a browser may hold. */
export const anyPost: fc.Arbitrary<StoredPost> = fc.record({
  id: anySlug,
  slug: anySlug,
  title: anyLine,
  excerpt: anyText,
  author: fc.oneof(
    fc.constant({ name: 'Bodega Cats of New York' }),
    fc.record({ name: anyLine, avatar: maybe(fc.constant('/art/shy.svg')) }),
  ),
  date: anyDay,
  lastUpdated: maybe(anyDay),
  category: fc.oneof(fc.constantFrom(...editorCategories), anyLine),
  tags: fc.array(fc.oneof(fc.constantFrom(...tags), anyLine)),
  readTime: fc.constantFrom('', '3 min', '8 min read', 'long'),
  coverImage: maybe(
    fc.oneof(
      anyPicture,
      fc.constantFrom('/art/scene-news.svg', '/post-pictures/a/b.webp', 'https://a.example/b.png'),
    ),
  ),
  coverAlt: maybe(anyLine),
  coverCredit: maybe(anyLine),
  coverFocus: maybe(fc.constantFrom(...coverFocuses)),
  isFeatured: fc.boolean(),
  content: withPictures,
  isPublished: fc.boolean(),
});
