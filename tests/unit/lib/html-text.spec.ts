import { expect, test } from '@playwright/test';
import { unescapeHtml } from '#src/lib/html-text.ts';

const texts = [
  ['Cats &amp; co.', 'Cats & co.'],
  ['&lt;b&gt; &quot;us&quot; &apos;them&apos;', '<b> "us" \'them\''],
  ['&#38;&#34;&#39;&#60;', '&"\'<'],
  ['&#x27;&#X1F408;', "'🐈"],
  ['10&nbsp;lb', '10\u00a0lb'],
  ['&amp;lt;', '&lt;'],
  ['&meow; &; & &#x110000; &#0;', '&meow; &; & &#x110000; &#0;'],
  ['&constructor; &__proto__;', '&constructor; &__proto__;'],
] as const;
for (const [written, text] of texts)
  test(`${written} says ${text}`, () => {
    expect(unescapeHtml(written)).toBe(text);
  });
