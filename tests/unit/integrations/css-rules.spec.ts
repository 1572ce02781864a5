import { expect, test } from '@playwright/test';
import { cssRules, selectorsOf } from '#src/integrations/css-rules.ts';

test('rules, at-rules and statements are told apart', () => {
  expect(cssRules('@layer a;p,b{color:red}@media (width>=1px){i{top:0}u{top:1px}}')).toEqual([
    { prelude: '@layer a', body: null },
    { prelude: 'p,b', body: 'color:red' },
    { prelude: '@media (width>=1px)', body: 'i{top:0}u{top:1px}' },
  ]);
  expect(cssRules('')).toEqual([]);
});

test('braces and semicolons inside strings and addresses end nothing', () => {
  const body = String.raw`content:"}\"{";background:url(data:image/png;base64,AA)`;
  expect(cssRules(`a[title="{;"]{${body}}b{top:0}`)).toEqual([
    { prelude: 'a[title="{;"]', body },
    { prelude: 'b', body: 'top:0' },
  ]);
});

test('a list of selectors is split at its own commas only', () => {
  expect(selectorsOf('a, .b:is(i,u)>p,[title="x,y"]')).toEqual([
    'a',
    '.b:is(i,u)>p',
    '[title="x,y"]',
  ]);
});
