import { inertHtml } from '#src/admin/visual/clean-html.ts';
import { expect, test } from '#tests/support/linear-work.ts';

for (const [what, html, inert] of [
  ['styles', '<p style="color:red">A</p>', '<p data-style="color:red">A</p>'],
  ['handlers', "<p class='a'onclick ='b()'>A</p>", "<p class='a'data-onclick ='b()'>A</p>"],
  ['style sheets', 'A<STYLE type="x">p{}</style >B<style>i{}</style>C', 'ABC'],
  ['a style sheet that never ends', 'A<style>p{}', 'A'],
  ['words', 'style="a" < onclick=b', 'style="a" < onclick=b'],
  ['elements of a like name', '<styled>A</styled>', '<styled>A</styled>'],
] as const)
  test(`no policy refuses ${what}`, () => {
    expect(inertHtml(html)).toBe(inert);
  });

for (const part of ['<style>', '<a ', '<a style=" onclick=', '</style>'])
  test(`work grows as the input does, of ${part}`, ({ expectLinear }) => {
    expectLinear((size) => inertHtml(part.repeat(size / part.length)), 64_000);
  });
