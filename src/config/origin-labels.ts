/** Where a post is (features B3): the mark of its row, and what it means. Published means saved (design section 2.5). */
export const originLabels = {
  'built-in': { tag: 'Built-in', sentence: 'On the website for everyone.' },
  local: { tag: 'Only here', sentence: 'Saved in this browser, not on the website yet.' },
  changed: { tag: 'Changed here', sentence: 'On the website, with changes only this browser has.' },
} as const;
