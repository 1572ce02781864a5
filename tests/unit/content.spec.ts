import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { z } from 'astro/zod';
import { postCategories, tags } from '#src/config/categories.ts';
import { encryptedHosts } from '#src/config/encrypted-hosts.ts';
import { firstPosts, firstPostsOut } from '#src/config/first-posts.ts';
import { links } from '#src/config/links.ts';
import { sitemapPages } from '#src/config/sitemap.ts';
import { markdownEngine, syntaxHighlight } from '#src/integrations/markdown-engine.ts';
import { unescapeHtml } from '#src/lib/html-text.ts';
import { cutAtMargin, withCats } from '#src/lib/posts/margin.ts';
import { countArticles } from '#src/lib/press/stats.ts';
import { countWords } from '#src/lib/text.ts';
import { careTypeSchema } from '#src/schemas/care-type.ts';
import { catProfileSchema } from '#src/schemas/cat.ts';
import { pressArticleSchema, pressQuoteSchema, publicationSchema } from '#src/schemas/press.ts';
import { productSchema } from '#src/schemas/product.ts';
import { tourSchema } from '#src/schemas/tour.ts';
import { bannedPhrases } from '#tests/support/banned-phrases.ts';
import {
  datesIn,
  postFiles,
  quotationsIn,
  sentencesOf,
  sourceDay,
} from '#tests/support/post-files.ts';
import { sourceFiles } from '#tests/support/source-files.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const json = <Schema extends z.ZodType>(path: string, schema: Schema) =>
  z.array(schema).parse(JSON.parse(read(path)));

const products = json('src/content/products.json', productSchema);
const publications = json('src/content/publications.json', publicationSchema);
const quotes = json('src/content/press-quotes.json', pressQuoteSchema);
const articles = json('src/content/press-articles.json', pressArticleSchema);
const tours = json('src/content/tours.json', tourSchema);
const careTypes = json('src/content/care-types.json', careTypeSchema);
const cats = json('src/content/cats.json', catProfileSchema);

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place);

test('ids are unique in every collection', () => {
  for (const list of [products, publications, quotes, articles, tours, careTypes, cats]) {
    const ids = list.map((entry) => entry.id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('37 products: stickers 1-18, t-shirts 101-112, crewnecks 201-204, hoodies 301-303', () => {
  const idsOf = (category: string) =>
    products.filter((product) => product.category === category).map((product) => product.id);
  expect(products).toHaveLength(37);
  expect(idsOf('stickers')).toEqual(range(1, 18));
  expect(idsOf('t-shirts')).toEqual(range(101, 112));
  expect(idsOf('crewnecks')).toEqual(range(201, 204));
  expect(idsOf('hoodies')).toEqual(range(301, 303));
  expect(products.filter((product) => product.featured).map((product) => product.id)).toEqual([
    3, 9,
  ]);
});

test('products differ in name, and neighbors in coat and background; garments fit', () => {
  expect(new Set(products.map((product) => product.name)).size).toBe(37);
  const garments = {
    stickers: 'sticker',
    't-shirts': 't-shirt',
    crewnecks: 'crewneck',
    hoodies: 'hoodie',
  };
  for (const [place, { id, art, category }] of products.entries()) {
    expect(art.garment, `product ${String(id)}`).toBe(garments[category]);
    const next = products[place + 1]?.art;
    expect(next?.cat.coat, `the coat after product ${String(id)}`).not.toBe(art.cat.coat);
    expect(next?.background, `the background after product ${String(id)}`).not.toBe(art.background);
  }
});

test('eleven publications in the order of the slots', () => {
  expect(publications.map(({ order }) => order)).toEqual(range(1, 11));
  expect(publications.map(({ name }) => name)).toEqual([
    'New York Post',
    'CBS News',
    'Gothamist',
    'People',
    'NPR',
    'PIX11',
    'The New York Times',
    'The Independent',
    'amNewYork',
    'Agence France-Presse',
    'Associated Press',
  ]);
});

test('four quotes, word by word', () => {
  expect(quotes.map(({ order, quote, source }) => [order, quote, source])).toEqual([
    [1, 'When it comes to iconic NYC animals, bodega cats take home the gold.', 'Secret NYC'],
    [2, 'Bodega Cats Are Not so Secretly the Best Thing About New York', 'FAIL Blog'],
    [3, 'They’re about as New York as the subway', 'PIX11'],
    [4, 'They are a very New York solution to a problem.', 'The New York Times'],
  ]);
});

const pressFact = z.object({
  headline: z.string(),
  date: z.string().nullable(),
  category: z.string(),
  url: z.string(),
  urlIsCopy: z.boolean().default(false),
  note: z.string().default(''),
});
/** An address as we link it: over https, even if the page was only seen over http. */
function encrypted(address: string): string {
  const isKnown = encryptedHosts.some(({ name }) => new URL(address).host === name);
  return isKnown ? address.replace(/^http:/, 'https:') : address;
}
/** A text with the quotes that its source was recorded with. */
const straight = (text: string) => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
const pressFacts = json('tests/fixtures/facts/press.json', pressFact);

test('62 articles, each with the recorded headline, date and category', () => {
  const key = (fact: { headline: string; date: string | null; category: string }) =>
    `${fact.headline} | ${String(fact.date)} | ${fact.category}`;
  expect(articles).toHaveLength(62);
  expect(articles.map(key).map(straight)).toEqual(pressFacts.map(key));
});

test('no headline that was read from an address is put in quotation marks', () => {
  expect(articles.map(({ isFromAddress }) => isFromAddress ?? false)).toEqual(
    pressFacts.map(({ note }) => /headline (?:taken|completed) from/i.test(note)),
  );
});

test('20 articles have no link, the others have the original one', () => {
  expect(articles.filter((article) => article.url === undefined)).toHaveLength(20);
  expect(articles.map((article) => article.url)).toEqual(
    pressFacts.map((fact) => (fact.urlIsCopy ? undefined : encrypted(fact.url))),
  );
});

test('featured and new articles can be opened, and every stat card counts some', () => {
  const shown = articles.filter((article) => article.featured ?? article.isNew);
  expect(shown.filter((article) => article.url === undefined)).toEqual([]);
  expect(articles.filter((article) => article.featured)).toHaveLength(6);
  expect(articles.filter((article) => article.isNew && !article.date?.startsWith('2026'))).toEqual(
    [],
  );
  expect(countArticles(articles)).toEqual({
    national: 12,
    local: 16,
    international: 9,
    otherFormats: 25,
  });
});

test('an article that we wrote, that is about another account or only attributed says so', () => {
  const excerptOf = (id: string) => articles.find((article) => article.id === id)?.excerpt;
  for (const article of articles.filter(({ publication }) => publication === 'Bored Panda')) {
    expect(article.excerpt).toContain('Our own post, not independent coverage');
    expect(article.citedAs).toBe('our own post on Bored Panda');
  }
  expect(excerptOf('twistedsifter-twitter-account')).toContain('nothing to do with ours');
  expect(excerptOf('hyperallergic-universal-allure')).toContain('not ours');
  expect(excerptOf('usa-today-sense-of-calm')).toContain('Attributed to USA Today');
  expect(excerptOf('fox-boka-returned')).toContain('Attributed to Fox News');
  for (const { excerpt, citedAs } of articles.filter(({ excerpt }) =>
    excerpt.startsWith('Attributed'),
  ))
    expect(excerpt).toMatch(new RegExp(`^${String(citedAs)}:`, 'i'));
});

test('two tours with their figures', () => {
  expect(
    tours.map((tour) => [
      tour.name,
      tour.duration,
      tour.maxGroupSize,
      tour.rating,
      tour.price,
      tour.status,
    ]),
  ).toEqual([
    ['Lower East Side Tour', '2 hours', 15, 4.9, 45, 'Coming Soon - Spring 2025'],
    ['Brooklyn Tour', '2.5 hours', 12, 4.8, 50, 'Coming Soon - Spring 2025'],
  ]);
});

test('four care types in their order', () => {
  expect(careTypes.map((type) => type.name)).toEqual([
    'Vaccinations',
    'Spay/neuter',
    'Check-ups',
    'Emergency care',
  ]);
});

test('every recorded cat is there, with place, borough, source and year', () => {
  const rows = json(
    'tests/fixtures/facts/cats.json',
    z.object({ names: z.array(z.string()), confidence: z.string() }),
  );
  expect(cats.map((cat) => [cat.name, cat.confidence])).toEqual(
    rows.flatMap((row) => row.names.map((name) => [name, row.confidence])),
  );
  for (const cat of cats) {
    for (const field of [cat.place, cat.borough, cat.source.publication, cat.year]) {
      expect(field, cat.id).not.toBe('');
    }
    if (cat.source.date !== null) expect(cat.year, cat.id).toContain(cat.source.date.slice(0, 4));
  }
});

test('a cat is drawn with the body that its note tells of, and without the collar that it had not', () => {
  const told = [
    [/nor collar/, { wears: 'nothing' }],
    [/Scottish Fold/, { trait: 'folded-ears' }],
    [/extra toes/, { trait: 'extra-toes' }],
  ] as const;
  for (const [words, drawn] of told) {
    const meant = cats.filter(({ note }) => words.test(note));
    expect(meant, words.source).not.toEqual([]);
    for (const { art, name } of meant) expect.soft(art.cat, name).toMatchObject(drawn);
  }
});

test('eight cats are on the home page, from all five boroughs', () => {
  const onHome = cats.filter((cat) => cat.onHome);
  expect(onHome).toHaveLength(8);
  expect(new Set(onHome.map((cat) => cat.borough))).toEqual(
    new Set(['Manhattan', 'Brooklyn', 'Queens', 'Bronx', 'Staten Island']),
  );
});

test('prose has curly quotes', () => {
  const stringsOf = (value: unknown): string[] => {
    if (typeof value === 'string') return value.startsWith('http') ? [] : [value];
    return typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsOf)
      : [];
  };
  for (const text of stringsOf([posts, articles, cats, tours, quotes, products]))
    expect(text.replace(/\]\([^)]*\)/g, '')).not.toMatch(/["']/);
});

/** What stands on pages and screens beside posts and data, without comments. */
const pageTexts = (
  await sourceFiles([
    'src/{components,layouts,pages}/**/*.astro',
    'src/{admin,config,islands,ui}/**/*.{ts,tsx}',
  ])
).map(({ path, text }) => ({
  path,
  text: text.replaceAll(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<!:)\/\/.*/g, ''),
}));

test('words of pages and screens have curly apostrophes, but where the owner wrote straight ones', () => {
  const straightOnes = pageTexts.flatMap(({ path, text }) =>
    [...text.matchAll(/[a-z]+'[a-z]+ \w+/gi)].map(([words]) => `${path}: ${words}`),
  );
  expect(straightOnes).toEqual([
    "src/admin/session/words.ts: You've successfully",
    "src/config/messages.ts: you're looking",
    "src/config/messages.ts: you're looking",
    "src/config/messages.ts: doesn't exist",
  ]);
});

test('no page hedges, or says what any page could say', () => {
  for (const { path, text } of pageTexts) {
    const said = text.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ');
    expect
      .soft(
        bannedPhrases.filter((phrase) => said.includes(phrase)),
        path,
      )
      .toEqual([]);
  }
});

test('no copy is linked anywhere in content or config', () => {
  const later = everyPost.filter((post) => !posts.includes(post)).map(({ slug }) => slug);
  const copies = json('tests/fixtures/facts/copies.json', z.url());
  const texts = ['src/content', 'src/config'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(json|mdx?|ts)$/.test(name))
      .filter((name) => !later.some((slug) => name.startsWith(`posts/${slug}.`)))
      .map((name) => ({ name: `${folder}/${name}`, text: read(`${folder}/${name}`) })),
  );
  expect(texts.length).toBeGreaterThan(10);
  for (const { name, text } of texts) {
    const linked = copies.filter((copy) => text.includes(new URL(copy).hostname));
    expect(linked, name).toEqual([]);
  }
});

test('a confirmed link is a recorded one; what only the owner knows is unconfirmed', () => {
  const facts = z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(read('tests/fixtures/facts/links.json')));
  const known = Object.values(facts).flatMap((fact) => {
    const parsed = z.object({ url: z.string() }).safeParse(fact);
    return parsed.success ? [parsed.data.url] : [];
  });
  for (const [name, link] of Object.entries(links)) {
    if (link.confirmed) expect(known, name).toContain(link.url);
  }
  const unconfirmed = Object.entries(links).filter(([, link]) => !link.confirmed);
  expect(unconfirmed.map(([name, link]) => [name, link.url])).toEqual([
    ['instagram', 'https://www.instagram.com/bodegacatsofnewyork/'],
    ['shop', 'https://linktr.ee/bodegacatsofnewyork'],
    ['shopListing', 'https://linktr.ee/bodegacatsofnewyork'],
    ['wholesale', 'https://linktr.ee/bodegacatsofnewyork'],
    ['padhome', '/contact'],
    ['pressAssets', '/press-kit.zip'],
    ['email', 'mailto:hello@bodegacatsofnewyork.com'],
  ]);
});

test('ten post categories as the owner writes them, at most 20 tags', () => {
  expect(postCategories).toEqual([
    'community',
    'campaign',
    'culture',
    'educational',
    'Cats',
    'Working Cats',
    'community stories',
    'legal',
    'news',
    'feature',
  ]);
  expect(tags.length).toBeLessThanOrEqual(20);
});

const recordedQuotes = json('tests/fixtures/facts/quotes.json', z.string());
/** Words only, so that case and marks at either end make no difference. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? '';

const firstIds = firstPosts.map(({ id }) => id);
const everyPost = postFiles();
/** Our house rules bind the posts that the site began with; what is published later need only fit the schema. */
const posts = everyPost.filter(({ data }) => firstIds.includes(data.id));
const linksIn = (text: string) => [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, url = '']) => url);

test('the twenty-four first posts are there, each with a title of its own, and every post with an id', () => {
  const ids = everyPost.map(({ data }) => data.id);
  expect(firstIds).toHaveLength(24);
  expect(
    firstPosts.filter(({ id }) => !ids.includes(id)),
    'no file has these ids of src/config/first-posts.ts any more, so that old addresses lead nowhere',
  ).toEqual([]);
  expect(new Set(ids).size).toBe(everyPost.length);
  expect(new Set(posts.map(({ data }) => data.title.toLowerCase())).size).toBe(posts.length);
});

test('all ten categories are used, every tag gathers at least two posts, one post is featured', () => {
  expect(new Set(posts.map(({ data }) => data.category))).toEqual(new Set(postCategories));
  for (const tag of tags) {
    const count = posts.filter(({ data }) => data.tags.includes(tag)).length;
    expect(count, tag).toBeGreaterThanOrEqual(2);
  }
  expect(posts.filter(({ data }) => data.isFeatured)).toHaveLength(1);
});

test('no two covers are alike, and every one says what it shows', () => {
  const covers = posts.map(({ data }) => JSON.stringify({ ...data.cover, alt: '' }));
  expect(new Set(covers).size).toBe(posts.length);
  expect(new Set(posts.map(({ data }) => data.cover.alt)).size).toBe(posts.length);
});

for (const { slug, data, body, sources } of posts) {
  test(`${slug} is as long, as dated and as linked as a post must be`, () => {
    const words = countWords(body);
    if (data.category !== 'news') expect(words).toBeGreaterThanOrEqual(700);
    expect(words).toBeLessThanOrEqual(1400);
    expect(data.title.length).toBeLessThan(65);
    expect(data.tags.length).toBeGreaterThanOrEqual(3);
    expect(data.date <= firstPostsOut).toBe(true);
    expect(data.date >= '2025-03-01').toBe(true);
    expect(data.lastUpdated === undefined || data.lastUpdated > data.date).toBe(true);
    expect(data.cover.alt).toMatch(/^Drawing of .*\.$/);
    const others = linksIn(body).filter((url) => /^\/blog\/[^/]+$/.test(url));
    expect(new Set(others.filter((url) => url !== `/blog/${slug}`)).size).toBeGreaterThanOrEqual(2);
  });

  test(`${slug} quotes at most 15 words in a row`, () => {
    const quotations = quotationsIn(`${data.title}\n\n${data.excerpt}\n\n${body}`);
    for (const quotation of quotations) {
      expect(countWords(quotation), quotation).toBeLessThanOrEqual(15);
    }
  });

  test(`${slug} quotes words that are recorded, and headlines as they were printed`, () => {
    const headlines = pressFacts.map(({ headline }) => headline);
    const recorded = [...headlines, ...recordedQuotes].map(wordsOf);
    for (const quotation of quotationsIn(`${data.title}\n\n${data.excerpt}\n\n${body}`))
      expect(
        recorded.some((words) => words.includes(wordsOf(quotation))),
        quotation,
      ).toBe(true);
    for (const quotation of quotationsIn(body).filter((words) => !words.endsWith('…'))) {
      const begun = headlines.map(wordsOf).filter((words) => words.startsWith(wordsOf(quotation)));
      if (begun.length > 0) expect(begun, 'it is cut').toContain(wordsOf(quotation));
    }
    const titles = [...sources.join('\n').matchAll(/_([^_\n]+)_|\[([^\]]+)\]/g)].map(
      ([, copied = '', linked = copied]) => straight(linked),
    );
    for (const title of titles.filter((name) => !name.endsWith('…'))) {
      const same = headlines
        .map(straight)
        .filter((headline) => headline.includes(title) || headline.startsWith(title.slice(0, 20)));
      if (same.length > 0) expect(same, 'a headline that is cut ends in …').toContain(title);
    }
  });

  test(`${slug} tells of nothing after the day that it shows`, () => {
    const lastDay = data.lastUpdated ?? data.date;
    const told = datesIn(`${data.title}\n\n${data.excerpt}\n\n${body}`);
    expect(told.filter((day) => day > lastDay.slice(0, day.length))).toEqual([]);
  });

  test(`${slug} tells of no page that came after the day that it shows`, () => {
    const lastDay = data.lastUpdated ?? data.date;
    const later = posts.filter((post) => post.data.date > lastDay).map((post) => post.slug);
    const linked = body
      .split(/(?<=[.!?])\s+/)
      .filter((sentence) => later.some((name) => sentence.includes(`](/blog/${name})`)));
    const tells = /\b(?:posts?|pages?)\b|\b(?:in|with) \[/;
    expect(linked.filter((sentence) => tells.test(sentence))).toEqual([]);
  });

  test(`${slug} names its sources, none newer than itself and none a copy`, () => {
    const lastDay = data.lastUpdated ?? data.date;
    expect(sources.length).toBeGreaterThan(0);
    for (const entry of sources) {
      const day = sourceDay(entry);
      if (day === null) expect(entry).toContain('undated');
      else expect(day <= lastDay.slice(0, day.length), entry).toBe(true);
      const isCopy = /\(read as (?:a copy|copies)[;)]/.test(entry);
      // Our own posts and essays may have no address to link to.
      if (!isCopy && !entry.startsWith('Bodega Cats of New York')) {
        expect(linksIn(entry), entry).not.toEqual([]);
      }
      if (isCopy) expect(linksIn(entry), entry).toEqual([]);
    }
  });

  test(`${slug} links only to pages of ours that exist`, () => {
    const pages = sitemapPages.map(({ path }) => path);
    // A post that was taken off comes back, and a former name leads to the present one.
    for (const post of everyPost)
      pages.push(...[post.slug, ...(post.data.formerSlugs ?? [])].map((name) => `/blog/${name}`));
    // Not the pictures, which the build draws.
    const own = linksIn(body).filter((url) => /^\/(?!art\/)/.test(url));
    for (const url of own) expect(pages, url).toContain(url.replace(/#.*$/, ''));
  });

  test(`${slug} holds Markdown only, and its headings don't jump`, () => {
    const text = `${body}\n${sources.join('\n')}`;
    expect(text).not.toMatch(/[{}<]|^(?:import|export)\s/m);
    const levels = [...body.matchAll(/^(#+) /gm)].map(([, marks = '']) => marks.length);
    expect(levels.filter((level) => level === 2).length).toBeGreaterThanOrEqual(3);
    let last = 1;
    for (const level of levels) {
      expect(level).toBeGreaterThanOrEqual(2);
      expect(level - last).toBeLessThanOrEqual(1);
      last = level;
    }
  });

  test(`${slug} has no phrase that could stand in any blog`, () => {
    const text = `${data.title} ${data.excerpt} ${body}`.toLowerCase().replaceAll('’', "'");
    expect(bannedPhrases.filter((phrase) => text.includes(phrase))).toEqual([]);
    expect(text).not.toContain('—');
  });
}

test('what stands in a margin has its paragraph and says what the post says, of a cat we know', async () => {
  const { render } = await markdownEngine.createRenderer({ syntaxHighlight });
  for (const { slug, data, body } of posts) {
    const { margin = [] } = data;
    const { code } = await render(body, { frontmatter: { margin } });
    const drawn = cutAtMargin(code);
    const places = drawn.filter((part) => typeof part === 'number');
    expect
      .soft(places, `${slug}: each has a place, in the order of the text`)
      .toEqual([...margin.keys()]);
    const text = unescapeHtml(
      drawn
        .filter((part) => typeof part === 'string')
        .join('')
        .replace(/<[^>]+>/g, ''),
    );
    const words = new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
    for (const piece of withCats(margin, cats)) {
      if ('quote' in piece) expect.soft(text, slug).toContain(piece.quote);
      if ('poster' in piece)
        expect
          .soft(
            piece.poster.art.background,
            `${slug}: ${piece.poster.id} on the color of its banner`,
          )
          .not.toBe(piece.title === undefined ? 'red' : 'blue');
      const told = [
        ...('quote' in piece ? [piece.by ?? ''] : []),
        ...('poster' in piece ? [piece.poster.name, ...piece.facts] : []),
        ...('map' in piece ? piece.map.map(({ name }) => name) : []),
      ];
      for (const word of told
        .join(' ')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [])
        expect.soft(words, `${slug}: ${told.join('; ')}`).toContain(word);
    }
  }
});

test('a post has at most three quotes of its own in the margin, each two blocks or more from where it is said', async () => {
  const { render } = await markdownEngine.createRenderer({ syntaxHighlight });
  for (const { slug, data, body } of posts) {
    const quotes = (data.margin ?? []).filter((piece) => 'quote' in piece);
    expect.soft(quotes.length, slug).toBeLessThanOrEqual(3);
    const { code } = await render(body, {});
    const blocks = unescapeHtml(code)
      .split(/(?<=<\/(?:p|ul|ol|blockquote|h2)>)\s*(?=<)/)
      .filter((block) => !block.startsWith('<h2') && !block.startsWith('<li'))
      .map((block) => block.replace(/<[^>]+>/g, ''));
    const placeOf = (words = '') => blocks.findIndex((block) => block.includes(words));
    const sections = unescapeHtml(code.replace(/<(?!h2)[^>]+>/g, '')).split('<h2');
    const sectionOf = (words = '') => sections.findIndex((section) => section.includes(words));
    for (const { quote, beside } of quotes) {
      expect
        .soft(Math.abs(placeOf(quote) - placeOf(beside)), `${slug}: ${quote}`)
        .toBeGreaterThan(1);
      expect
        .soft(sectionOf(beside), `${slug}: “${quote}” stands in its own section`)
        .toBe(sectionOf(quote));
    }
  }
});

test('a post on the law carries the box that dates it', () => {
  const legal = posts.filter(({ data }) => data.category === 'legal');
  expect(legal.length).toBeGreaterThan(0);
  for (const { slug, data } of legal) expect(data.box, slug).toBe('legal-status');
});

test('a post on care leads to a vet, because we are none', () => {
  const care = posts.filter(({ data }) =>
    data.tags.some((tag) => tag === 'care' || tag === 'vets'),
  );
  expect(care.length).toBeGreaterThan(0);
  for (const { slug, body } of care) expect(body, slug).toMatch(/\b(?:vets?|veterinarian)\b/i);
});

/** Phrases that claim a count to be whole, or to come first, and why each is right. */
const checkedCounts: Readonly<Record<string, string>> = {
  'first two': 'the first two figures of the sentence before',
  'first 4': 'the owner’s offer of four free cats each week',
  'all three': 'diagnosing, prescribing and operating, the sentence before',
  'all {total}': 'counted from the data of the cats',
};

test('"first", "only", "all" or "every" beside a count is a claim that somebody has checked', () => {
  const number =
    /(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|dozen|hundred|thousand|million|\$?\{[\w.]+\})/;
  const claim = new RegExp(
    `\\b(?:first|only|all|every)(?: of)?(?: the| its| our| these| those)? ${number.source}(?!\\w)`,
    'gi',
  );
  expect([...'All 62 articles, only three cats, the first of the 14'.matchAll(claim)]).toHaveLength(
    3,
  );
  const texts = [
    ...posts.map(({ data, body }) => `${data.title}\n${data.excerpt}\n${body}`),
    ...pageTexts.map(({ text }) => text),
  ];
  const found = texts.flatMap((text) =>
    [...text.replaceAll(/\s+/g, ' ').matchAll(claim)].map(([phrase]) => phrase.toLowerCase()),
  );
  expect(new Set(found)).toEqual(new Set(Object.keys(checkedCounts)));
});

test('no two posts share a sentence', () => {
  const first = new Map<string, string>();
  const shared: string[] = [];
  for (const { slug, body, data } of posts) {
    for (const sentence of new Set(sentencesOf(`${data.excerpt}\n\n${body}`))) {
      // Shorter ones are common phrases, such as "Nobody knows".
      if (countWords(sentence) < 5) continue;
      const other = first.get(sentence);
      if (other === undefined) first.set(sentence, slug);
      else shared.push(`${other} and ${slug}: ${sentence}`);
    }
  }
  expect(shared).toEqual([]);
});

test('a host that was seen over http only is linked by some page, and its address is recorded', () => {
  const recorded = [
    ...pressFacts.map(({ url }) => url),
    ...json('tests/fixtures/facts/addresses.json', z.string()),
  ];
  const linked = new Set([
    ...articles.map(({ url }) => url),
    ...posts.flatMap(({ body, sources }) => linksIn(`${body}\n${sources.join('\n')}`)),
  ]);
  const changed = recorded.filter(
    (address) => !linked.has(address) && linked.has(address.replace(/^http:/, 'https:')),
  );
  const hosts = new Set(changed.map((address) => new URL(address).host));
  expect([...hosts].toSorted()).toEqual(encryptedHosts.map(({ name }) => name));
});

test('a link in a post is a recorded address', () => {
  const known = json('tests/fixtures/facts/addresses.json', z.string()).map(encrypted);
  for (const { slug, body, sources } of posts) {
    const outside = linksIn(`${body}\n${sources.join('\n')}`).filter((url) => /^https?:/.test(url));
    expect(
      outside.filter((url) => !known.includes(url)),
      slug,
    ).toEqual([]);
  }
});
