/** Of more than two texts the newest alone, and the others; of two both. */
export const newestApart = <Text>(texts: readonly Text[]) => {
  const first = texts.length > 2 ? 1 : 2;
  return [texts.slice(0, first), texts.slice(first)] as const;
};
