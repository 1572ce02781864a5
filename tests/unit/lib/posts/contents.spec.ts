import { expect, test } from '@playwright/test';
import { postContents } from '#src/lib/posts/contents.ts';

const heading = (depth: number, text: string) => ({ depth, slug: text.toLowerCase(), text });
const sections = ['One', 'Two', 'Three', 'Four'].map((text) => heading(2, text));

test('a post of four sections lists them, without what lies under them', () => {
  const headings = [...sections.slice(0, 1), heading(3, 'Aside'), ...sections.slice(1)];
  expect(postContents(headings)).toEqual(sections);
});

test('a post of three sections is short, however many headings lie under them', () => {
  expect(postContents([...sections.slice(1), heading(3, 'A'), heading(3, 'B')])).toEqual([]);
  expect(postContents([])).toEqual([]);
});
