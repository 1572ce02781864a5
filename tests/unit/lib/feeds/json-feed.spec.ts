import { expect, test } from '@playwright/test';
import { jsonFeed } from '#src/lib/feeds/json-feed.ts';

const feed = { title: 'Cats', path: '/feed.json', home: '/blog', description: 'Stories' };

test('the feed has the fields that version 1.1 requires, and its own address', () => {
  expect(JSON.parse(jsonFeed(feed, []))).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Cats',
    home_page_url: 'https://bodegacatsofnewyork.com/blog',
    feed_url: 'https://bodegacatsofnewyork.com/feed.json',
    description: 'Stories',
    language: 'en-US',
    items: [],
  });
});

test('an item has an id and one text; what is unknown is left out', () => {
  const items = [
    {
      guid: 'tag:bodegacatsofnewyork.com,2025:post/1',
      title: 'Beans </script>',
      url: 'https://bodegacatsofnewyork.com/blog/beans',
      summary: 'Short',
      content: '<p>Long</p>',
      isoDate: '2026-04-30',
      isoUpdated: '2026-05-02',
      author: 'Somebody',
      categories: ['Cats'],
    },
    { guid: 'x', title: 'Undated', summary: 'Short', categories: [] },
  ];
  expect(JSON.parse(jsonFeed(feed, items))).toMatchObject({
    items: [
      {
        id: 'tag:bodegacatsofnewyork.com,2025:post/1',
        url: 'https://bodegacatsofnewyork.com/blog/beans',
        content_html: '<p>Long</p>',
        date_published: '2026-04-30T17:00:00.000Z',
        date_modified: '2026-05-02T17:00:00.000Z',
        authors: [{ name: 'Somebody' }],
        tags: ['Cats'],
      },
      { id: 'x', content_text: 'Short' },
    ],
  });
  const parsed: unknown = JSON.parse(jsonFeed(feed, items.slice(1)));
  expect(JSON.stringify(parsed)).not.toMatch(/"url"|date_|authors|content_html/);
});
