import { expect, test } from '@playwright/test';
import { takenApart } from '#src/admin/publish/repository-address.ts';

test('a whole address in one of the fields is taken apart into owner and repository', () => {
  const addresses = [
    'github.com/bodega-cats/site',
    'https://github.com/bodega-cats/site/',
    ' https://www.github.com/bodega-cats/site/tree/main?tab=readme ',
    'https://github.example.com:8443/bodega-cats/site.git',
    'git@github.com:bodega-cats/site.git',
    'bodega-cats/site',
  ];
  for (const text of addresses) {
    const whole = { owner: 'bodega-cats', repository: 'site', branch: 'main' };
    expect(takenApart({ owner: text, repository: '', branch: 'main' })).toEqual(whole);
    expect(takenApart({ owner: '', repository: text, branch: 'main' })).toEqual(whole);
  }
});

test('names alone stay as they are, also one with dots', () => {
  for (const [owner, repository] of [
    ['bodega-cats', 'site'],
    ['bodega-cats', 'bodega.cats.git.io'],
    ['github.com/bodega-cats', ''],
    ['', ''],
  ] as const)
    expect(takenApart({ owner, repository })).toEqual({ owner, repository });
});
