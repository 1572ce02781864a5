/** What an island says when it can't work. A separate file, because every page with an island inlines it. */
export const islandMessages = {
  notLoaded: 'This part of the page could not load.',
  crashed: 'Something went wrong',
  reload: 'Reload page',
} as const;
