import { expect, test } from '@playwright/test';
import {
  boxAround,
  captionOf,
  elementProperties,
  headingDepth,
  holdsWords,
  isForbiddenLink,
} from '#src/lib/markdown/element-rules.ts';

const ruled = (tagName: string, properties: Record<string, unknown>) =>
  elementProperties({ tagName, properties });

test('# is drawn as h2, deeper headings stay', () => {
  expect(([1, 2, 3, 4, 5, 6] as const).map(headingDepth)).toEqual([2, 2, 3, 4, 5, 6]);
});

test('a link to another host opens a new tab, ours stays; a forbidden address is no link', () => {
  expect(ruled('a', { href: 'https://example.org/a' })).toMatchObject({
    href: 'https://example.org/a',
    target: '_blank',
    rel: 'noopener',
  });
  expect(ruled('a', { href: '/petition' })).not.toHaveProperty('target');
  for (const href of ['javascript:alert(1)', '//example.org', 'cat.html', '', undefined]) {
    expect(isForbiddenLink({ tagName: 'a', properties: { href } }), href).toBe(true);
  }
  for (const href of ['/petition', '#sources', 'tel:+12125550100', 'mailto:a@example.org']) {
    expect(isForbiddenLink({ tagName: 'a', properties: { href } }), href).toBe(false);
  }
});

test('a paragraph that is one picture with a title has a caption, and no other has one', () => {
  const words = { type: 'text', value: 'Words' };
  const picture = (title: unknown) => ({ tagName: 'img', properties: { src: '/a.png', title } });
  const of = (tagName: string, children: Parameters<typeof captionOf>[0]['children']) =>
    captionOf({ tagName, properties: {}, children });
  expect(of('p', [picture(' At noon ')])).toBe('At noon');
  for (const title of [undefined, '', ' ']) expect(of('p', [picture(title)])).toBeNull();
  expect(of('p', [picture('At noon'), words])).toBeNull();
  expect(of('li', [picture('At noon')])).toBeNull();
  expect(of('p', [words])).toBeNull();
  expect(of('p', [])).toBeNull();
});

test('a picture loads late and falls back to the placeholder, at once where its address is forbidden', () => {
  const common = { loading: 'lazy', decoding: 'async', dataPicture: 'loading', dataCover: '' };
  expect(ruled('img', { src: '/uploads/a.webp', alt: 'A cat' })).toEqual({
    src: '/uploads/a.webp',
    ...common,
  });
  for (const src of ['javascript:alert(1)', 'data:image/svg+xml,x', 'cat.png', '/%ff.png', null]) {
    expect(ruled('img', { src }), String(src)).toEqual({ src: '/art/placeholder.svg', ...common });
  }
});

test('a picture of a post is shown where the site serves it, and a still one in several sizes', () => {
  const written = '../../assets/posts/a-cat/on-the-counter-1a2b3c4d.webp';
  const address = '/post-pictures/a-cat/on-the-counter-1a2b3c4d.webp';
  for (const src of [written, address]) {
    expect(ruled('img', { src })).toMatchObject({ src: address });
    expect(boxAround({ tagName: 'img', properties: { src } })).toMatchObject({
      tagName: 'picture',
      before: [
        {
          type: 'image/avif',
          srcSet: `${address}.320.avif 320w, ${address}.640.avif 640w, ${address}.1024.avif 1024w`,
        },
        { type: 'image/webp', srcSet: expect.stringContaining(`${address}.1024.webp 1024w`) },
      ],
    });
  }
  const moving = { tagName: 'img', properties: { src: '../../assets/posts/a-cat/a.gif' } };
  expect(elementProperties(moving)).toMatchObject({ src: '/post-pictures/a-cat/a.gif' });
  expect(boxAround(moving)).toBeNull();
  for (const src of ['../../assets/posts/a.png', '../../assets/posts/a/../b.png', '../b/c.png'])
    expect(ruled('img', { src }), src).toMatchObject({ src: '/art/placeholder.svg' });
});

test('our own drawings bring their size', () => {
  for (const src of ['/art/cover-snowy-comes-home.svg', '/art/scene-news.svg']) {
    expect(ruled('img', { src }), src).toMatchObject({ width: 640, height: 360 });
  }
  expect(ruled('img', { src: '/art/cat-boka.svg' })).not.toHaveProperty('width');
});

test('a cell’s alignment is never a style, whichever engine says it', () => {
  const right = { align: null, style: null, dataAlign: 'right' };
  expect(ruled('td', { align: 'right' })).toEqual(right);
  expect(ruled('th', { style: 'text-align: right' })).toEqual(right);
  for (const cell of [{}, { align: 'left' }, { style: 'text-align: left' }]) {
    expect(ruled('td', cell)).toEqual({ align: null, style: null, dataAlign: null });
  }
});

test('what may scroll is reached by keyboard and has a name', () => {
  const named = (ariaLabel: string) => ({ tabIndex: 0, role: 'group', ariaLabel });
  expect(ruled('pre', {})).toEqual(named('Code'));
  const table = boxAround({ tagName: 'table', properties: {} });
  expect(table?.properties).toEqual({ className: ['wide'], ...named('Table') });
  expect(boxAround({ tagName: 'p', properties: {} })).toBeNull();
});

test('a task’s box says whether it is done', () => {
  expect(ruled('input', { checked: true })).toEqual({ ariaLabel: 'Done' });
  expect(ruled('input', {})).toEqual({ ariaLabel: 'Not done' });
});

test('HTML among words is words; elsewhere it is a paragraph', () => {
  for (const kind of ['paragraph', 'heading', 'emphasis', 'link', 'tableCell']) {
    expect(holdsWords(kind), kind).toBe(true);
  }
  for (const kind of ['root', 'listItem', 'blockquote', undefined]) {
    expect(holdsWords(kind), kind).toBe(false);
  }
});
