import { expect, test } from '@playwright/test';
import {
  isChangedSince,
  isSettled,
  isWaiting,
  nextLook,
  placeAims,
  postStatus,
  statusDetail,
} from '#src/admin/publish/status.ts';
import type { KnownPost, PostStatus, StatusDetail } from '#src/admin/publish/status.ts';
import { readSent, sentAfter, sentText } from '#src/admin/publish/sent-posts.ts';
import type { SentPost } from '#src/admin/publish/sent-posts.ts';
import { publishLimits } from '#src/admin/publish/limits.ts';

const minute = 60_000;
const sentAt = Date.UTC(2026, 10, 23, 12);
const today = '2026-11-23';

const sending = (given: Partial<SentPost> = {}): SentPost => ({
  commit: 'abc',
  url: 'https://github.com/o/r/commit/abc',
  at: sentAt,
  hash: 'new',
  before: ['old'],
  path: 'src/content/posts/olga.md',
  day: null,
  ...given,
});
const aNew = { before: [null] };

const late = { at: sentAt - 15 * minute };
const pull = { url: 'https://github.com/o/r/pull/7' };
const day = '2026-12-01';

/**
 * Text here, text it is based on, text that the site serves ('?' unknown, '-' none), what was sent; then the status, what
 * is said beside it, and what can be done.
 */
const table: readonly [
  name: string,
  here: string,
  basedOn: string,
  served: string,
  sent: Partial<SentPost> | null,
  status: PostStatus,
  detail: StatusDetail | null,
  aims: string,
][] = [
  ['built in, not touched', '-', '-', 'old', null, 'none', null, 'take-off'],
  ['written here', 'new', '-', '-', null, 'only-here', null, 'publish'],
  ['just written here, and not compared yet', '', '-', '-', null, 'only-here', null, 'publish'],
  ['on the site, and not compared yet', '', 'old', 'old', null, 'unknown', null, 'publish'],
  ['the site no longer has it', 'old', 'old', '-', null, 'taken-off', null, 'publish'],
  ['nobody knows what the site has', 'new', '-', '?', null, 'unknown', null, 'publish'],
  [
    'a copy, and nobody knows what the site has',
    'new',
    'old',
    '?',
    null,
    'unknown',
    null,
    'publish',
  ],
  ['a new one, sent', 'new', 'new', '-', aNew, 'on-its-way', null, 'take-off'],
  [
    'sent, and nobody knows what the site has',
    'new',
    'new',
    '?',
    aNew,
    'on-its-way',
    null,
    'take-off',
  ],
  ['sent, then changed here', 'x', 'new', '-', aNew, 'on-its-way', null, 'publish take-off'],
  ['a new one, arrived', 'new', 'new', 'new', aNew, 'live', null, 'take-off'],
  [
    'the same on both sides, whatever it is based on',
    'old',
    '-',
    'old',
    null,
    'live',
    null,
    'take-off',
  ],
  ['a change, sent', 'new', 'new', 'old', {}, 'on-its-way', null, 'take-off'],
  ['a change, arrived', 'new', 'new', 'new', {}, 'live', null, 'take-off'],
  ['arrived, then changed here', 'x', 'new', 'new', {}, 'live-changed', null, 'publish take-off'],
  ['sent, then changed back here', 'old', 'new', 'old', {}, 'on-its-way', null, 'publish take-off'],
  ['sent, and its copy removed here', '-', '-', 'old', {}, 'on-its-way', null, 'take-off'],
  ['arrived, and its copy removed here', '-', '-', 'new', {}, 'none', null, 'take-off'],
  ['changed here', 'x', 'old', 'old', null, 'live-changed', null, 'publish take-off'],
  [
    'changed here by an older admin',
    'x',
    '-',
    'old',
    null,
    'live-changed',
    null,
    'publish take-off',
  ],
  [
    'changed by an author alone',
    'old',
    'old',
    'theirs',
    null,
    'live-newer',
    null,
    'newer take-off',
  ],
  [
    'changed here and by an author',
    'x',
    'old',
    'theirs',
    null,
    'live-newer',
    'both-changed',
    'newer take-off',
  ],
  [
    'sent, and changed by an author before it was seen',
    'new',
    'new',
    'theirs',
    {},
    'live-newer',
    null,
    'newer take-off',
  ],
  [
    'sent twice',
    'new',
    'new',
    'between',
    { before: ['old', 'between'] },
    'on-its-way',
    null,
    'take-off',
  ],
  ['taken off', 'old', '-', 'old', { hash: null }, 'on-its-way', 'going-off', 'publish'],
  ['taken off, done', 'old', 'off', '-', { hash: null }, 'taken-off', null, 'publish'],
  ['not looked at yet after a reload', '', 'new', 'old', {}, 'on-its-way', null, 'take-off'],
  [
    'taken off, and still there',
    'old',
    '-',
    'old',
    { ...late, hash: null },
    'on-its-way',
    'late-off',
    'publish take-off',
  ],
  [
    'a new one, cut off before the answer',
    'new',
    '-',
    '-',
    { ...aNew, commit: '' },
    'only-here',
    'cut-off',
    'publish',
  ],
  [
    'a change, cut off before the answer',
    'new',
    'old',
    'old',
    { commit: '' },
    'live-changed',
    'cut-off',
    'publish take-off',
  ],
  [
    'cut off before the answer, and it arrived',
    'new',
    'old',
    'new',
    { commit: '' },
    'live',
    null,
    'take-off',
  ],
  ['due on a later day', 'new', 'new', '-', { ...aNew, day }, 'on-its-way', 'waits', 'take-off'],
  [
    'due on a later day, then changed here',
    'x',
    'new',
    '-',
    { ...aNew, day },
    'on-its-way',
    'waits',
    'publish take-off',
  ],
  [
    'due today, when the site is built once more',
    'new',
    'new',
    '-',
    { ...aNew, ...late, day: today },
    'on-its-way',
    null,
    'take-off',
  ],
  [
    'due yesterday',
    'new',
    'new',
    '-',
    { ...aNew, ...late, day: '2026-11-22' },
    'on-its-way',
    'late',
    'publish take-off',
  ],
  ['late', 'new', 'new', '-', { ...aNew, ...late }, 'on-its-way', 'late', 'publish take-off'],
  [
    'late, and nobody knows what the site has',
    'new',
    'new',
    '?',
    { ...aNew, ...late },
    'on-its-way',
    null,
    'take-off',
  ],
  [
    'in a pull request',
    'new',
    '-',
    '-',
    { ...aNew, ...pull },
    'on-its-way',
    'to-merge',
    'take-off',
  ],
  [
    'in a pull request for long',
    'new',
    '-',
    '-',
    { ...aNew, ...pull, ...late },
    'on-its-way',
    'to-merge',
    'take-off',
  ],
  [
    'in a pull request, then changed here',
    'x',
    '-',
    '-',
    { ...aNew, ...pull },
    'on-its-way',
    'to-merge',
    'publish take-off',
  ],
  [
    'taken off by a pull request',
    'old',
    'old',
    'old',
    { ...pull, hash: null },
    'on-its-way',
    'to-merge-off',
    '',
  ],
  ['in a pull request that came live', 'new', 'old', 'new', pull, 'live', null, 'take-off'],
];

for (const [name, here, basedOn, served, sent, status, detail, aims] of table)
  test(`${name}: ${detail === null ? status : `${status}, ${detail}`}`, () => {
    const text = (value: string) => (value === '-' ? null : value);
    const known: KnownPost = {
      here: text(here),
      basedOn: text(basedOn),
      served: served === '?' ? undefined : text(served),
      sent: sent && sending(sent),
    };
    const isChanged = isChangedSince(known);
    const answeredAt = served === '?' ? 0 : sentAt + minute;
    const found = statusDetail(known, { today, answeredAt, hasAsked: true });
    expect(postStatus(known)).toBe(status);
    expect(found).toBe(detail);
    expect(placeAims({ status, detail, isChanged }).join(' ')).toBe(aims);
    expect(isChanged).toBe(status === 'on-its-way' && name.includes('then changed'));
  });

test('says that it is asking until the website has answered or could not be asked', () => {
  const known = { here: 'x', basedOn: null, served: undefined, sent: null };
  const detail = statusDetail(known, { today, answeredAt: 0, hasAsked: false });
  expect(detail).toBe('asking');
  expect(placeAims({ status: 'unknown', detail, isChanged: false })).toEqual([]);
});

test('what is only here or changed here is offered together, nothing older than the website’s', () => {
  const at = (status: PostStatus, isChanged = false) => ({ status, detail: null, isChanged });
  const waiting = [at('only-here'), at('live-changed'), at('on-its-way', true)];
  const others = [at('live'), at('live-newer'), at('on-its-way'), at('unknown'), at('none')];
  expect(isWaiting(at('taken-off'))).toBe(false);
  expect(waiting.map(isWaiting)).toEqual([true, true, true]);
  expect(others.map(isWaiting)).toEqual([false, false, false, false, false]);
});

test('looks again after growing pauses, a last time after 15 minutes', () => {
  const looks: number[] = [];
  for (let elapsed = 0, pause = nextLook(0); pause !== null; pause = nextLook(elapsed)) {
    elapsed += pause;
    looks.push(elapsed);
  }
  const pauses = looks.map((look, place) => look - (looks[place - 1] ?? 0));
  expect(looks[0]).toBe(publishLimits.firstLook);
  expect(looks.at(-1)).toBe(15 * minute);
  expect(looks.length).toBeLessThan(20);
  // The last one falls on the fifteenth minute.
  expect(pauses.slice(0, -1)).toEqual(pauses.slice(0, -1).toSorted((a, b) => a - b));
  expect(nextLook(-5 * minute)).toBe(publishLimits.firstLook);
  expect(nextLook(15 * minute)).toBeNull();
});

test('what was sent is stored as text and read again, whoever wrote it', () => {
  const sent = sentAfter(undefined, { ...sending(), hash: 'one' }, [null]);
  const second = sentAfter(sent, { ...sending(), hash: 'two' }, [null]);
  expect(second.before).toEqual([null, 'one']);
  expect(isSettled(second, 'one')).toBe(false);
  const both = new Map([['olga', second]]);
  expect(readSent(sentText(both))).toEqual(both);
  expect(sentText(new Map())).toBeNull();
  const odd = {
    a: 1,
    b: { ...sending(), hash: 3 },
    c: { ...sending(), url: 'javascript:alert(1)' },
  };
  expect(readSent(JSON.stringify(odd))).toEqual(new Map([['c', { ...sending(), url: '' }]]));
  for (const text of [null, '', '{', '[]', '"x"']) expect(readSent(text).size).toBe(0);
});
