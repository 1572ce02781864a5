const aList = JSON.stringify([{ id: 'a', title: 'A cat', content: 'Meow.' }]);

/** Five kinds of damage: a text, and whether a list of posts can still be read from it. */
export const damages = [
  { way: 'no JSON', text: '{{{ not JSON', isList: false, posts: 0 },
  { way: 'the wrong type', text: '{"title":"A cat"}', isList: false, posts: 0 },
  { way: 'an empty text', text: '', isList: true, posts: 0 },
  { way: 'a text cut off', text: aList.slice(0, -9), isList: false, posts: 0 },
  {
    way: 'names of prototypes, and depth',
    text: `[{"__proto__":{"isAdmin":true},"constructor":{"x":1},"id":"__proto__","title":"Proto"},${'['.repeat(20_000)}${']'.repeat(20_000)}]`,
    isList: true,
    posts: 1,
  },
] as const;
