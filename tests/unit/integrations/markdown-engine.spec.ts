import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import {
  markdownEngine,
  markdownToHtml,
  syntaxHighlight,
} from '#src/integrations/markdown-engine.ts';

const folder = new URL('../../fixtures/markdown/', import.meta.url);

test('the headings that the engine reports are those that it draws', async () => {
  const renderer = await markdownEngine.createRenderer({ syntaxHighlight });
  for (const file of readdirSync(folder)) {
    const { code, metadata } = await renderer.render(readFileSync(new URL(file, folder), 'utf8'));
    const drawn = [...code.matchAll(/<h([1-6]) id="([^"]*)">/g)].map(([, depth, id]) => [
      Number(depth),
      id,
    ]);
    expect(
      metadata.headings.map(({ depth, slug }) => [depth, slug]),
      file,
    ).toEqual(drawn);
    expect(code.match(/<h[1-6]/g) ?? [], file).toHaveLength(drawn.length);
    expect(code, file).not.toContain('<h1');
  }
});

test('punctuation stays as it is written, and code has no colors', async () => {
  expect(await markdownToHtml(`"It's" -- so...`)).toBe(`<p>"It's" -- so...</p>\n`);
  expect(await markdownToHtml('```js\nlet a = 1;\n```')).toBe(
    '<pre tabindex="0" role="group" aria-label="Code"><code class="language-js">let a = 1;\n</code></pre>\n',
  );
});
