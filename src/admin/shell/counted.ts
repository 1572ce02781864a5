/** A number of things in words: '1 post', '1,000 posts'. */
export const counted = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;
