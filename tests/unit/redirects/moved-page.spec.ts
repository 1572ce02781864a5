import { expect, test } from '@playwright/test';
import { redirectTable } from '#src/config/redirects.ts';
import { movedPage } from '#src/lib/redirects/moved-page.ts';

const posts = [{ slug: 'snowy-comes-home', id: '7' }];
/** The host's answers: each path with the address that it leads to. */
const answers: Readonly<Record<string, string>> = {
  '/': '/',
  '/about': '/about',
  '/about.html': '/about.html',
  '/index': '/index',
  '/petition': '/petition',
  '/news': '/news',
  '/blog': '/blog',
  '/blog/7': '/blog/snowy-comes-home',
  '/blog/page/1': '/blog',
  '/blog/page': '/blog/page',
  '/blog/snowy-comes-home': '/blog/snowy-comes-home',
};

/** Where a path leads, and which paths the host was asked for. */
async function moved(path: string) {
  const asked: string[] = [];
  const answersAt = (wanted: string) => {
    asked.push(wanted);
    return Promise.resolve(answers[wanted] ?? null);
  };
  return { to: await movedPage(path, { table: redirectTable, posts, answersAt }), asked };
}

const moves = [
  ['/Petition', '/petition'],
  ['/Petition/', '/petition'],
  ['/About//', '/about'],
  ['/NEWS/', '/news'],
  ['/BLOG/7', '/blog/snowy-comes-home'],
  ['/BLOG/PAGE/1', '/blog'],
  ['/FAQ', '/about'],
  ['/Blog-Posts/Snowy-Comes-Home', '/blog/snowy-comes-home'],
  ['/1999/12/PAGE', '/blog/page'],
  ['/About.html', '/about'],
  ['/ABOUT.HTML/', '/about'],
  ['/Index.html', '/'],
  ['/Blog/Index.html', '/blog'],
  ['/2031/01/No-Such-Post', '/blog/No-Such-Post'],
] as const;
for (const [from, to] of moves)
  test(`${from} leads to ${to} at once`, async () => {
    expect((await moved(from)).to).toBe(to);
  });

for (const path of ['/No-Such-Cat', '/No-Such-Cat/', '/Evil//', '/gone.html', '/gone', '/gone/'])
  test(`${path} leads nowhere`, async () => {
    expect((await moved(path)).to).toBeNull();
  });

test('an address of another host is neither asked for nor led to', async () => {
  for (const path of ['//EVIL.example', '//Evil.example/About', '/\\EVIL.example', 'About', ''])
    expect(await moved(path), path).toEqual({ to: null, asked: [] });
});

test('where the host answers with the address itself, the page stays', async () => {
  const answersAt = () => Promise.resolve('/Odd');
  expect(await movedPage('/Odd', { table: redirectTable, posts, answersAt })).toBeNull();
});
