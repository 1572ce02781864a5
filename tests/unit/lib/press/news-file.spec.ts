import { expect, test } from '@playwright/test';
import { newsFields } from '#src/config/news-fields.ts';
import { newsFile } from '#src/lib/press/news-file.ts';
import type { PressArticle } from '#src/schemas/press.ts';

const bare: PressArticle = {
  id: 'a-cat',
  publication: 'The Paper',
  headline: 'A cat',
  excerpt: 'About a cat.',
  date: null,
  category: 'local',
};

test('an entry has every field; what isn’t known is null', () => {
  const file: unknown = JSON.parse(newsFile([bare]));
  expect(file).toEqual({
    version: 1,
    title: 'Bodega Cats of New York: in the news, as data',
    description: expect.stringContaining('What we don’t know is null'),
    home: 'https://bodegacatsofnewyork.com/news',
    fields: newsFields,
    articles: [
      {
        id: 'a-cat',
        title: 'A cat',
        language: 'en',
        outlet: 'The Paper',
        date: null,
        isDateInferred: false,
        kind: 'local',
        url: null,
        page: 'https://bodegacatsofnewyork.com/news#a-cat',
        summary: 'About a cat.',
        citation: '“A cat,” The Paper.',
      },
    ],
  });
});

test('what is known stands in its field; an editor’s note stays with us', () => {
  const known: PressArticle = {
    ...bare,
    language: 'fr',
    date: '2026-02',
    approximate: true,
    url: 'https://example.org/a',
    note: 'Doubtful.',
  };
  const text = newsFile([known]);
  expect(JSON.parse(text)).toMatchObject({
    articles: [
      {
        language: 'fr',
        date: '2026-02',
        isDateInferred: true,
        url: 'https://example.org/a',
      },
    ],
  });
  expect(text).not.toContain('Doubtful');
});
