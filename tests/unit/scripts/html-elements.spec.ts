import { expect, test } from '@playwright/test';
import { htmlElements } from '#scripts/html-elements.ts';
import { textTable } from '#scripts/text-table.ts';

const names = (html: string) => htmlElements(html).map(({ name }) => name);

test('comments and the text of scripts hold no elements', () => {
  expect(names('<p><!-- <b> --><script>"<i>" < 2</script><title><u></title><em>')).toEqual([
    'p',
    'script',
    'title',
    'em',
  ]);
});

test('attributes are read in every spelling', () => {
  const [element] = htmlElements(`<A href='a>b' title="1 &amp; 2" data-x=3 Hidden>`);
  expect(Object.fromEntries(element?.attributes ?? [])).toEqual({
    href: 'a>b',
    title: '1 & 2',
    'data-x': '3',
    hidden: '',
  });
});

test('what is hidden ends with the element that hides', () => {
  const html = '<ul hidden><li><br><img></li></ul><svg><path/><g></g></svg><p></p>';
  expect(
    htmlElements(html)
      .filter(({ isHidden }) => isHidden)
      .map(({ name }) => name),
  ).toEqual(['ul', 'li', 'br', 'img']);
});

test('ancestors are the elements that are still open', () => {
  const found = htmlElements('<div><svg><path/><use></svg><p><img></p></div><a></a>');
  const around = Object.fromEntries(found.map(({ name, ancestors }) => [name, ancestors]));
  expect(around.use).toEqual(['div', 'svg']);
  expect(around.img).toEqual(['div', 'p']);
  expect(around.a).toEqual([]);
});

test('an unfinished tag costs no time', () => {
  expect(names(`<p ${'x '.repeat(50_000)}`)).toEqual([]);
});

test('a table stands in columns, numbers to the right', () => {
  expect(
    textTable(
      [
        ['page', 'bytes'],
        ['/', '1,248'],
        ['/about', '9'],
      ],
      1,
    ),
  ).toBe('page    bytes\n/       1,248\n/about      9');
});
