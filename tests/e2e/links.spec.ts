import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '#tests/support/test.ts';
import { z } from 'astro/zod';
import { netlifyAnswers } from '#scripts/netlify-answers.ts';
import { site } from '#src/config/site.ts';
import { builtFolder } from '#scripts/built-site.ts';
import { allBuiltPages } from '#tests/support/built-site.ts';
import { linkProblems } from '#tests/support/link-problems.ts';
import { postFiles } from '#tests/support/post-files.ts';
import { pageAddresses } from '#tests/support/page-addresses.ts';

const copiesFile = resolve(import.meta.dirname, '../fixtures/facts/copies.json');
const copies = z.array(z.url()).parse(JSON.parse(readFileSync(copiesFile, 'utf8')));
const pages = allBuiltPages();
const texts = readdirSync(builtFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:xml|json|txt|webmanifest)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(builtFolder, file), 'utf8') }));

test('every link, file and anchor that the site names is there, and no link leads astray', async () => {
  // Otherwise it didn't crawl the whole site.
  expect(pages.length).toBeGreaterThan(70);
  expect(texts.length).toBeGreaterThan(5);
  const named = pages.flatMap(({ elements }) => pageAddresses(elements));
  expect(named.filter(({ kind }) => kind === 'link').length).toBeGreaterThan(1000);
  // The host's own rules without HTTP, because there are hundreds of addresses.
  const answer = netlifyAnswers(builtFolder);
  // Other posts may still link to one that was renamed or taken off the site.
  const gone = new Set(
    postFiles().flatMap(({ slug, data }) => [
      ...(data.formerSlugs ?? []),
      ...(data.isPublished ? [] : [slug]),
    ]),
  );
  const statusOf = async (path: string) =>
    gone.has(path.replace('/blog/', ''))
      ? 200
      : (await answer(new Request(site.url + path))).status;
  expect(await linkProblems({ pages, texts, copies, statusOf })).toEqual([]);
});

test('no word runs into a link that follows it', () => {
  const found = pages.flatMap(({ path, file }) => {
    const html = readFileSync(join(builtFolder, file), 'utf8');
    const main = html.slice(html.indexOf('<main'));
    return [...main.matchAll(/[^<>]*[\p{L}\d,;:.]<a [^>]*>[^<]*/gu)].map(
      ([text]) => `${path}: ${text}`,
    );
  });
  expect(found).toEqual([]);
});
