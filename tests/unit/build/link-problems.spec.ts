import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { netlifyAnswers } from '#scripts/netlify-answers.ts';
import { allBuiltPages } from '#tests/support/built-site.ts';
import { linkProblems } from '#tests/support/link-problems.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const root = 'https://bodegacatsofnewyork.com';

/** The problems of a site with this home page and a page /about with the anchor #team. */
async function problemsOf(body: string, text = '') {
  const folder = await temporaryFolder({
    'index.html': `<main id="main">${body}</main>`,
    'about.html': '<h1 id="team">About</h1>',
    'cat.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '404.html': '<main id="main"><a href="#main">Skip</a></main>',
    _redirects: '/old /about 301',
  });
  const answer = netlifyAnswers(folder);
  const found = await linkProblems({
    pages: allBuiltPages(folder),
    texts: [{ file: 'feed.xml', text }],
    copies: ['https://copies.example.com/a-story'],
    statusOf: async (path) => (await answer(new Request(root + path))).status,
  });
  await rm(folder, { recursive: true });
  return found;
}

test('a site without a fault has no problem', async () => {
  const text = `<link>${root}/about#team</link> See ${root}/about. And ${root}, too. ${root}.evil.example`;
  expect(
    await problemsOf(
      `<link rel="canonical" href="${root}"><meta property="og:image" content="${root}/cat.svg">
       <a href="/about">A</a><a href="/about?x=1#team">B</a><a href="#main">C</a><a href="${root}/about">D</a>
       <a href="https://example.com/a?b=c&amp;d=e" rel="noopener">E</a><a href="mailto:hello@example.com">F</a>
       <img src="/cat.svg" srcset="/cat.svg 320w, /cat.svg 640w"><img src="data:image/png;base64,AA==">
       <style>a { background: url(/cat.svg) }</style>
       <script type="application/ld+json">{"@context":"https://schema.org","@id":"${root}/#us","logo":"${root}/cat.svg"}</script>`,
      text,
    ),
  ).toEqual([]);
});

for (const [html, why] of [
  ['<a href="/nowhere">A</a>', 'a href "/nowhere" answers 404'],
  ['<a href="/old">A</a>', 'a href "/old" answers 301'],
  ['<a href="/about/">A</a>', 'a href "/about/" answers 301'],
  ['<a href="/about.html">A</a>', 'a href "/about.html" isn\'t a page\'s own address'],
  [`<a href="${root}/nowhere">A</a>`, `a href "${root}/nowhere" answers 404`],
  ['<a href="/about#cats">A</a>', 'a href "/about#cats" leads to no place in its page'],
  ['<a href="#cats">A</a>', 'a href "#cats" leads to no place in its page'],
  ['<a href="">A</a>', 'a href "" isn\'t an address'],
  ['<a href="https://a b.example">A</a>', 'a href "https://a b.example" isn\'t an address'],
  ['<a href="http://example.com" rel="noopener">A</a>', 'a href "http://example.com" isn\'t https'],
  ['<a href="javascript:alert(1)">A</a>', 'a href "javascript:alert(1)" isn\'t https'],
  [
    '<a href="https://localhost/a" rel="noopener">A</a>',
    'a href "https://localhost/a" isn\'t a public host\'s address',
  ],
  ['<a href="https://example.com">A</a>', 'a href "https://example.com" opens without noopener'],
  [
    '<a href="https://copies.example.com/another" rel="noopener">A</a>',
    'a href "https://copies.example.com/another" is a known copy',
  ],
  ['<a href="mailto:nobody">A</a>', 'a href "mailto:nobody" names no mailbox'],
  ['<a href="tel:31">A</a>', 'a href "tel:31" names no number'],
  ['<form action="/nowhere"></form>', 'form action "/nowhere" answers 404'],
  ['<img src="/no.svg">', 'img src "/no.svg" answers 404'],
  ['<img srcset="/cat.svg 1x, /no.svg 2x">', 'img srcset "/no.svg" answers 404'],
  ['<picture><source srcset="/no.webp"></picture>', 'source srcset "/no.webp" answers 404'],
  ['<script src="/no.js"></script>', 'script src "/no.js" answers 404'],
  ['<link rel="canonical" href="/old">', 'link href "/old" answers 301'],
  ['<style>a { background: url("/no.woff2") }</style>', 'style "/no.woff2" answers 404'],
  [`<meta property="og:image" content="${root}/no.png">`, `og:image "${root}/no.png" answers 404`],
  [
    `<script type="application/ld+json">{"a":[{"logo":"${root}/no.png"}]}</script>`,
    `structured data "${root}/no.png" answers 404`,
  ],
  ['<p id="main"></p>', 'the id "main" stands twice'],
] as const) {
  test(`finds the fault of ${html}`, async () => {
    expect(await problemsOf(html)).toEqual([`index.html: ${why}`]);
  });
}

test('finds an address in a feed or a sitemap that is not there', async () => {
  const text = `{"url":"${root}/nowhere","page":"${root}/about#cats"}`;
  expect(await problemsOf('', text)).toEqual([
    `feed.xml: text "${root}/nowhere" answers 404`,
    `feed.xml: text "${root}/about#cats" leads to no place in its page`,
  ]);
});

test('finds an address of another host in a feed that is no https, or a copy; a namespace is none', async () => {
  const text = `<rss xmlns:atom="http://www.w3.org/2005/Atom"><link>http://example.com/a</link>
    &lt;a href="https://copies.example.com/b"&gt;B&lt;/a&gt; <guid>https://example.com/c?d=e&amp;f=g</guid>`;
  expect(await problemsOf('', text)).toEqual([
    'feed.xml: text "http://example.com/a" isn\'t https',
    'feed.xml: text "https://copies.example.com/b" is a known copy',
  ]);
});
