/** Cuts a list into pieces of at most `size` items, in order. */
export function chunk<Item>(items: readonly Item[], size: number): Item[][] {
  const pieces: Item[][] = [];
  for (let start = 0; start < items.length; start += size)
    pieces.push(items.slice(start, start + size));
  return pieces;
}
