import { expect, test } from '@playwright/test';
import { plainProperties } from '#src/integrations/plain-properties.ts';

test('a property that is set once, on the root, is written where it is read', () => {
  expect(
    plainProperties(':root,:host{--ink:#111;--line:3px solid var(--ink)}p{border:var(--line)}', []),
  ).toBe('p{border:3px solid #111}');
  expect(plainProperties('@layer a;:root{--ink:#111;--gone:1px}p{color:var(--ink)}', [])).toBe(
    '@layer a;p{color:#111}',
  );
});

test('a property that changes on the way down stays, and so does what reads it on the root', () => {
  const css =
    ':root{--tone:red;--edge:1px solid var(--tone)}body{--tone:blue}p{color:var(--tone);border:var(--edge)}';
  expect(plainProperties(css, [])).toBe(css);
  const inMedia = ':root{--top:1rem}@media print{:root{--top:0}}p{top:var(--top)}';
  expect(plainProperties(inMedia, [])).toBe(inMedia);
  const onBody = 'body{--tone:red}p{color:var(--tone)}';
  expect(plainProperties(onBody, [])).toBe(onBody);
});

test('one that is read with a fallback, or named elsewhere, stays', () => {
  const fallback = ':root{--ink:#111}p{color:var(--ink,red)}';
  expect(plainProperties(fallback, [])).toBe(fallback);
  const css = ':root{--ink:#111;--red:#c00}p{color:var(--ink)}';
  expect(plainProperties(css, ['fill="var(--ink)"'])).toBe(':root{--ink:#111;}p{color:var(--ink)}');
});

test('signs inside quotes end no value', () => {
  expect(
    plainProperties(':root{--m:url("data:image/png;base64,{AA}");--b:1px}p{mask:var(--m)}', []),
  ).toBe('p{mask:url("data:image/png;base64,{AA}")}');
});
