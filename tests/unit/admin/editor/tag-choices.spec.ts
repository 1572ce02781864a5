import { expect, test } from '@playwright/test';
import { strayTags, tagChoices, toggledTag } from '#src/admin/editor/tag-choices.ts';
import { tags as vocabulary } from '#src/config/categories.ts';

const posts = [{ tags: ['vets', 'law', 'gossip'] }, { tags: ['vets'] }];
const names = (typed: string) => tagChoices(typed, posts).map(({ tag }) => tag);

test('the tags that the website takes are offered, those of most posts first', () => {
  expect(names('').slice(0, 3)).toEqual(['vets', 'law', 'albany']);
  expect(names('').toSorted()).toEqual([...vocabulary].toSorted());
});

test('what is being typed narrows them; a whole tag doesn’t', () => {
  expect(names('vets, ca')).toEqual(['care', 'famous-cats', 'missing-cats']);
  expect(names('vets, Care')).toHaveLength(vocabulary.length);
  expect(names('vets, ')).toHaveLength(vocabulary.length);
  expect(names('gossip')).toHaveLength(vocabulary.length);
});

test('those that stand in the field are chosen', () => {
  const chosen = tagChoices('Law, vets', posts).filter(({ isChosen }) => isChosen);
  expect(chosen.map(({ tag }) => tag)).toEqual(['vets', 'law']);
});

test('one that is pressed takes the place of what was begun, waits for the next one, and goes when it is pressed again', () => {
  expect(toggledTag('', 'care')).toBe('care, ');
  expect(toggledTag('vets,ca', 'care')).toBe('vets, care, ');
  expect(toggledTag('my own, ', 'care')).toBe('my own, care, ');
  expect(toggledTag('vets, Care,law', 'care')).toBe('vets, law');
});

test('a tag that the website doesn’t have is known once nobody types it any more', () => {
  for (const typed of ['', 'vets', 'vets, ', 'Vets, LAW, '])
    expect(strayTags(typed, null), typed).toEqual([]);
  expect(strayTags('vets, kit, law, Kittens', null)).toEqual(['kit', 'Kittens']);
  expect(strayTags('vets, kit, law, Kittens', 3)).toEqual(['kit']);
  expect(strayTags('vet, law', 0)).toEqual([]);
  expect(strayTags('vet, law', 1)).toEqual(['vet']);
});
