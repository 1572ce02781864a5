import { expect, test } from '@playwright/test';
import { relatedPosts } from '#src/lib/posts/related.ts';

const post = (id: string, ...tags: string[]) => ({ id, tags });
const ids = (posts: readonly { id: string }[]) => posts.map(({ id }) => id);
const law = post('law', 'law', 'albany', 'petition');

test('three posts, those with the most shared tags first, never the post itself', () => {
  const list = [
    post('none', 'vets'),
    post('one', 'law'),
    law,
    post('three', 'petition', 'albany', 'law'),
    post('two', 'law', 'petition', 'vets'),
  ];
  expect(ids(relatedPosts(law, list))).toEqual(['three', 'two', 'one']);
});

test('of posts that share as many tags the first of the list comes first: newest, then by title', () => {
  const list = [
    post('newest', 'law'),
    post('newer a', 'albany'),
    post('newer b', 'petition'),
    post('old', 'law', 'albany'),
  ];
  expect(ids(relatedPosts(law, list))).toEqual(['old', 'newest', 'newer a']);
});

test('posts without a shared tag fill up the three', () => {
  const list = [post('new'), law, post('newer'), post('old', 'law'), post('oldest')];
  expect(ids(relatedPosts(law, list))).toEqual(['old', 'new', 'newer']);
});

test('fewer where there are fewer; a tag written twice counts once', () => {
  expect(relatedPosts(law, [law])).toEqual([]);
  expect(ids(relatedPosts(law, [post('only')]))).toEqual(['only']);
  const twice = post('twice', 'law', 'law');
  expect(ids(relatedPosts(twice, [post('one', 'law'), post('two', 'law', 'law')]))).toEqual([
    'one',
    'two',
  ]);
});
