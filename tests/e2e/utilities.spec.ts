import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { builtFolder } from '#scripts/built-site.ts';
import { builtPages } from '#tests/support/built-site.ts';

const html = (file: string) => readFileSync(resolve(builtFolder, file), 'utf8');
const sheet = /@layer utilities\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/;

/** The utilities of our React pieces: the home page carries them. */
const [carried = ''] = sheet.exec(html('index.html')) ?? [];
const names = carried.matchAll(/\.((?:\\.|[\w-])+)/g);
const utilities = new Set([...names].map(([, name = '']) => name.replaceAll('\\', '')));

test('a page carries the utilities if what it shows asks for one, and none of their bytes if nothing does', () => {
  expect(utilities).toContain('max-sm:order-first');
  // The admin has its own, and would lay things out otherwise with these after them.
  expect(html('blog-admin.html').split('@layer utilities{')).toHaveLength(2);
  // The editor draws a post into it.
  expect(sheet.test(html('blog-admin/preview.html'))).toBe(true);
  for (const { file, elements } of builtPages()) {
    const asked = elements
      .flatMap(({ attributes }) => attributes.get('class')?.split(/\s+/) ?? [])
      .filter((name) => utilities.has(name));
    // A post of this browser is drawn into the page of a lost one.
    const asksLater = file === 'blog/404.html';
    expect(sheet.test(html(file)), `${file} shows ${asked.join(' ') || 'none'}`).toBe(
      asksLater || asked.length > 0,
    );
  }
});
