import { expect, test } from '@playwright/test';
import { tabNews } from '#src/admin/storage/tab-news.ts';

test('other tabs hear what is told, each its own topic', async () => {
  const channels: BroadcastChannel[] = [];
  const open = () => {
    const channel = new BroadcastChannel('a-test');
    channels.push(channel);
    return channel;
  };
  const [teller, listener] = [tabNews(open), tabNews(open)];
  const heard: string[] = [];
  for (const topic of ['trash', 'safety-copies'])
    listener.follow(topic, () => void heard.push(topic));
  teller.tell('safety-copies');
  await expect.poll(() => heard).toEqual(['safety-copies']);
  teller.tell('trash');
  await expect.poll(() => heard).toEqual(['safety-copies', 'trash']);
  expect(channels).toHaveLength(2);
  for (const channel of channels) channel.close();
});

test('a browser without channels goes without, and is asked once', () => {
  let asked = 0;
  const news = tabNews(() => {
    asked += 1;
    throw new ReferenceError('BroadcastChannel is not defined');
  });
  news.follow('trash', () => undefined);
  news.tell('trash');
  expect(asked).toBe(1);
});
