import { expect, test } from '@playwright/test';
import { markdownToHtml } from '#src/integrations/markdown-engine.ts';
import { absoluteHtml } from '#src/lib/feeds/post-items.ts';

const drawn = async (markdown: string) =>
  absoluteHtml(await markdownToHtml(markdown), '/blog/a-post');

test('addresses of ours become absolute, those of others stay', async () => {
  expect(
    await drawn('[a](/petition#who) [b](#sources) [c](https://example.org/x/) [d](mailto:a@b.co)'),
  ).toBe(
    '<p><a href="https://bodegacatsofnewyork.com/petition#who">a</a> ' +
      '<a href="https://bodegacatsofnewyork.com/blog/a-post#sources">b</a> ' +
      '<a href="https://example.org/x/" target="_blank" rel="noopener">c</a> ' +
      '<a href="mailto:a@b.co">d</a></p>\n',
  );
});

test('a picture is absolute and loses what only our pages know what to do with', async () => {
  expect(await drawn('![A "cat" > dog](/art/scene-news.svg?a=1&b=2)')).toBe(
    '<p><img src="https://bodegacatsofnewyork.com/art/scene-news.svg?a=1&amp;b=2" alt="A &quot;cat&quot; > dog"></p>\n',
  );
});

test('of a picture in several sizes the picture itself stays', async () => {
  expect(await drawn('![A cat](../../assets/posts/a-cat/a.png)')).toBe(
    '<p><img src="https://bodegacatsofnewyork.com/post-pictures/a-cat/a.png" alt="A cat"></p>\n',
  );
});

test('what looks like an attribute in the words stays as it is', async () => {
  expect(await drawn('<a href="/x"> and `<img src="/y">` and href="/z"')).toBe(
    '<p>&lt;a href="/x"&gt; and <code>&lt;img src="/y"&gt;</code> and href="/z"</p>\n',
  );
  expect(await drawn('```html"><img src="/x">\ncode\n```')).toContain(
    'class="language-html&quot;><img">code',
  );
});
