/** The names under which this browser keeps things (design section 4). */
export const storageKeys = {
  posts: 'bodega-cats:posts',
  draft: 'bodega-cats:draft',
  notFound: 'bodega-cats:not-found',
  session: 'bodega-cats:session',
  passwordHash: 'bodega-cats:password-hash',
  schema: 'bodega-cats:schema',
} as const;

/** Damaged data is set aside under this prefix and the time, never overwritten. */
export const damagedPrefix = 'bodega-cats:damaged:';
