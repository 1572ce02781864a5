/** By themselves for the scripts that pages carry: a bundler leaves nothing out of a list. */
export const postsKey = 'bodega-cats:posts';
export const sessionKey = 'bodega-cats:session';

/** The names under which this browser keeps things. What each is for: `config/storage-entries.ts`. */
export const storageKeys = {
  posts: postsKey,
  draft: 'bodega-cats:draft',
  notFound: 'bodega-cats:not-found',
  session: sessionKey,
  passwordHash: 'bodega-cats:password-hash',
  schema: 'bodega-cats:schema',
  editorView: 'bodega-cats:editor-view',
  writingView: 'bodega-cats:writing-view',
  shortcutKey: 'bodega-cats:shortcut-key',
  waitingFold: 'bodega-cats:waiting-fold',
  writes: 'bodega-cats:writes',
  sent: 'bodega-cats:sent',
  changes: 'bodega-cats:changes',
  backup: 'bodega-cats:backup',
  connection: 'bodega-cats:connection',
} as const;

/** Every name in localStorage begins with this. */
export const storagePrefix = 'bodega-cats:';

/** Damaged data is set aside under this prefix and the time, never overwritten. */
export const damagedPrefix = 'bodega-cats:damaged:';

/**
 * Prefix of a safety copy that the database has not taken yet, before the copy's own key. Also the name of its Web
 * Lock.
 */
export const copyPrefix = 'bodega-cats:copy:';

/** The IndexedDB database and its stores. */
export const databaseName = 'bodega-cats';
export const databaseStores = {
  safetyCopies: 'safety-copies',
  versions: 'versions',
  trash: 'trash',
  mirror: 'mirror',
} as const;
