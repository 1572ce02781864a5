import { expect, test } from '@playwright/test';
import type { FeedItem } from '#src/lib/feeds/feed-item.ts';
import { escapeXml, rssFeed } from '#src/lib/feeds/rss.ts';
import { xmlProblems } from '#scripts/xml-problems.ts';

const feed = {
  title: 'Cats & counters',
  path: '/rss.xml',
  home: '/blog/',
  description: 'Stories <of> "cats"',
};
const items: FeedItem[] = [
  {
    guid: 'tag:bodegacatsofnewyork.com,2025:post/1',
    title: 'Beans & rice: <Harry> & "co"',
    url: 'https://bodegacatsofnewyork.com/blog/beans-and-rice',
    summary: 'Who sleeps on the chips? ]]> </item>',
    content: '<p>Harry &amp; "co" ]]&gt;</p>',
    isoDate: '2026-04-30',
    isoUpdated: '2026-05-02',
    author: 'Bodega <Cats>',
    categories: ['Working Cats', 'stores'],
  },
  {
    guid: 'tag:bodegacatsofnewyork.com,2025:press/x',
    title: 'Undated',
    summary: 'No day is known.',
    categories: [],
  },
];

test('the feed is well-formed, whatever its texts hold', () => {
  const xml = rssFeed(feed, items);
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"')).toBe(true);
  expect(xmlProblems(xml)).toEqual([]);
  expect(xml).toContain('<title>Beans &amp; rice: &lt;Harry&gt; &amp; &quot;co&quot;</title>');
  expect(xml).toContain('<description>Stories &lt;of&gt; &quot;cats&quot;</description>');
});

test('it says what it is and where it stands', () => {
  const xml = rssFeed(feed, items);
  expect(xml).toContain('<link>https://bodegacatsofnewyork.com/blog</link>');
  expect(xml).toContain(
    '<atom:link href="https://bodegacatsofnewyork.com/rss.xml" rel="self" type="application/rss+xml"/>',
  );
});

test('an item has its text, author and categories, and a guid that is no address', () => {
  const [, first = '', second = ''] = rssFeed(feed, items).split('<item>');
  expect(first).toContain('<link>https://bodegacatsofnewyork.com/blog/beans-and-rice</link>');
  expect(first).toContain(
    '<guid isPermaLink="false">tag:bodegacatsofnewyork.com,2025:post/1</guid>',
  );
  expect(first).toContain(
    '<content:encoded>&lt;p&gt;Harry &amp;amp; &quot;co&quot; ]]&amp;gt;&lt;/p&gt;</content:encoded>',
  );
  expect(first).toContain('<dc:creator>Bodega &lt;Cats&gt;</dc:creator>');
  expect(first).toContain('<category>Working Cats</category><category>stores</category>');
  expect(first).toContain('<atom:updated>2026-05-02T17:00:00.000Z</atom:updated>');
  for (const absent of [
    ...['<link>', '<content:encoded>', '<dc:creator>', '<category>'],
    ...['<pubDate>', '<atom:updated>'],
  ]) {
    expect(second, absent).not.toContain(absent);
  }
});

test('a day is written as RSS asks, and an item without one has no pubDate', () => {
  const xml = rssFeed(feed, items);
  const dates = [...xml.matchAll(/<pubDate>([^<]*)</g)].map(([, date]) => date);
  expect(dates).toEqual(['Thu, 30 Apr 2026 17:00:00 GMT']);
  expect(xml).toContain('<language>en-us</language>');
});

test('characters that XML can’t hold are dropped, all others stay', () => {
  expect(escapeXml('a\u0000b\u0008c\u001fd\ufffee\ud800f')).toBe('abcdef');
  expect(escapeXml('María\t日本\n🐈')).toBe('María\t日本\n🐈');
});
