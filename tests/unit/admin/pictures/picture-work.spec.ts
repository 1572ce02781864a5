import { expect, test } from '@playwright/test';
import { pictureWork } from '#src/admin/pictures/picture-work.ts';
import { failure } from '#src/lib/result.ts';
import { $toasts } from '#src/stores/toasts.ts';

test.beforeEach(() => $toasts.set([]));

function setUp() {
  const page = new EventTarget();
  const work = pictureWork({
    fit: () => Promise.resolve(failure('tooLarge')),
    page: () => page,
  });
  /** Whether the browser would ask before the page goes. */
  const asks = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  return { ...work, asks };
}
const texts = () => $toasts.get().map(({ text }) => text);

test('waits for every picture, and asks before the page goes as long as one is under way', async () => {
  const { pictures, areIn, $underWay, asks } = setUp();
  const [first, second] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  const works = [first, second].map(({ promise }) => pictures.work(async () => promise));
  expect($underWay.get()).toBe(2);
  expect(asks()).toBe(true);
  const waited = areIn();
  first.resolve(undefined);
  await works[0];
  expect($underWay.get()).toBe(1);
  second.resolve(undefined);
  expect(await waited).toBe(true);
  expect(asks()).toBe(false);
});

test('one that is too large ends the waiting and says what that means, where it was chosen too', async () => {
  const { pictures, areIn, closeMessages } = setUp();
  const waited: Promise<boolean>[] = [];
  const refused: string[] = [];
  await pictures.work(async () => {
    waited.push(areIn());
    await pictures.fit(new File([], 'cat.png'), (sentence) => refused.push(sentence));
  });
  expect(await waited[0]).toBe(false);
  expect(texts()).toEqual([
    'File size must be less than 5MB. On a computer, save it smaller in Preview or Paint; on a phone, choose a screenshot of it. This post was not saved.',
  ]);
  // Where it was chosen, the refusal alone.
  expect(texts()).toEqual([`${refused.join()} This post was not saved.`]);
  closeMessages();
  expect(texts()).toEqual([]);
});

test('what was said of refused files goes when the next ones are picked, not while one of them is under way', async () => {
  const { pictures } = setUp();
  const later = Promise.withResolvers<undefined>();
  const works = [
    pictures.work(async () => void (await pictures.fit(new File([], 'cat.png'), () => undefined))),
    pictures.work(() => later.promise),
  ];
  await works[0];
  expect(texts()).toHaveLength(1);
  later.resolve(undefined);
  await works[1];
  expect(texts()).toHaveLength(1);
  await pictures.work(() => Promise.resolve());
  expect(texts()).toEqual([]);
});

test('an editor that closes tells who waited that its picture was not kept', async () => {
  const { pictures, areIn, close, asks } = setUp();
  void pictures.work(() => new Promise(() => undefined));
  const waited = areIn();
  close();
  expect(await waited).toBe(false);
  expect(asks()).toBe(false);
  expect(texts()).toEqual([
    'This post was not saved: you left before its picture was ready. The picture was not kept. What you typed will be there when you open it again.',
  ]);
});
