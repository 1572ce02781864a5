import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { z } from 'astro/zod';
import { postCategories, tags } from '#src/config/categories.ts';
import { countWords } from '#src/lib/text.ts';
import { bannedPhrases } from '#tests/support/banned-phrases.ts';
import { postFiles, sentencesOf, sourceDay } from '#tests/support/post-files.ts';

const posts = postFiles();
const linksIn = (text: string) => [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, url = '']) => url);

/** The posts that the site began with carry the numbers of their plan; later ones have other ids. */
const firstIds = Array.from({ length: 24 }, (_, index) => String(index + 1));

test('the twenty-four first posts are there, and every post has an id and a title of its own', () => {
  const ids = posts.map(({ data }) => data.id);
  expect(firstIds.filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set(ids).size).toBe(posts.length);
  expect(new Set(posts.map(({ data }) => data.title.toLowerCase())).size).toBe(posts.length);
});

test('all ten categories are used, every tag gathers at least two posts, one post is featured', () => {
  expect(new Set(posts.map(({ data }) => data.category))).toEqual(new Set(postCategories));
  for (const tag of tags) {
    const count = posts.filter(({ data }) => data.tags.includes(tag)).length;
    expect(count, tag).toBeGreaterThanOrEqual(2);
  }
  expect(posts.filter(({ data }) => data.isFeatured)).toHaveLength(1);
  expect(posts.filter(({ data }) => !data.isPublished)).toEqual([]);
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
    if (firstIds.includes(data.id)) expect(data.date <= '2026-10-31').toBe(true);
    expect(data.date >= '2025-03-01').toBe(true);
    expect(data.lastUpdated === undefined || data.lastUpdated > data.date).toBe(true);
    expect(data.cover.alt).toMatch(/^Drawing of .*\.$/);
    const others = linksIn(body).filter((url) => /^\/blog\/[^/]+$/.test(url));
    expect(new Set(others.filter((url) => url !== `/blog/${slug}`)).size).toBeGreaterThanOrEqual(2);
  });

  test(`${slug} names its sources, none newer than itself and none a copy`, () => {
    const lastDay = data.lastUpdated ?? data.date;
    expect(sources.length).toBeGreaterThan(0);
    for (const entry of sources) {
      const day = sourceDay(entry);
      if (day === null) expect(entry).toContain('undated');
      else expect(day <= lastDay.slice(0, day.length), entry).toBe(true);
      const isCopy = /\(read as (?:a copy|copies)[;)]/.test(entry);
      // Our own posts and essays may have no address that can be linked.
      if (!isCopy && !entry.startsWith('Bodega Cats of New York')) {
        expect(linksIn(entry), entry).not.toEqual([]);
      }
      if (isCopy) expect(linksIn(entry), entry).toEqual([]);
    }
  });

  test(`${slug} links only to pages of ours that exist`, () => {
    const pages = ['/', '/about', '/cats', '/contact', '/news', '/padhome-partnership'];
    pages.push('/partnerships', '/petition', '/presskit', '/shop', '/tours');
    pages.push(...posts.map((post) => `/blog/${post.slug}`));
    const own = linksIn(body).filter((url) => url.startsWith('/'));
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

test('no two posts share a sentence', () => {
  const first = new Map<string, string>();
  const shared: string[] = [];
  for (const { slug, body, data } of posts) {
    for (const sentence of new Set(sentencesOf(`${data.excerpt}\n\n${body}`))) {
      // Shorter ones are a turn of the language, such as "Nobody knows".
      if (countWords(sentence) < 5) continue;
      const other = first.get(sentence);
      if (other === undefined) first.set(sentence, slug);
      else shared.push(`${other} and ${slug}: ${sentence}`);
    }
  }
  expect(shared).toEqual([]);
});

test('a link in a post is an address of the dossier', () => {
  const known = z
    .array(z.string())
    .parse(
      JSON.parse(
        readFileSync(new URL('../fixtures/facts/addresses.json', import.meta.url), 'utf8'),
      ),
    );
  for (const { slug, body, sources } of posts) {
    const outside = linksIn(`${body}\n${sources.join('\n')}`).filter((url) => /^https?:/.test(url));
    expect(
      outside.filter((url) => !known.includes(url)),
      slug,
    ).toEqual([]);
  }
});
