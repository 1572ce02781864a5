import { posix } from 'node:path';
import type { SourceFile } from '#tests/support/source-files.ts';

/**
 * What each folder of src may import besides itself. A folder that is missing here may import everything but `admin`.
 */
const allowed: Readonly<Record<string, readonly string[]>> = {
  config: [],
  lib: ['config', 'schemas'],
  art: ['config', 'lib', 'schemas'],
  schemas: ['config', 'lib'],
  stores: ['config', 'lib', 'art', 'schemas'],
  hooks: ['config', 'lib', 'art', 'stores', 'schemas'],
  ui: ['config', 'lib', 'art', 'stores', 'hooks', 'schemas'],
  islands: ['config', 'lib', 'art', 'stores', 'hooks', 'ui', 'schemas'],
  admin: ['config', 'lib', 'art', 'stores', 'hooks', 'ui', 'schemas'],
  data: ['config', 'lib', 'art', 'schemas'],
  components: ['config', 'lib', 'art', 'stores', 'hooks', 'ui', 'islands', 'schemas'],
  layouts: ['config', 'lib', 'art', 'stores', 'hooks', 'ui', 'islands', 'components', 'schemas'],
  integrations: ['config', 'lib', 'art', 'stores', 'schemas'],
};
/**
 * The rooms of the admin, from the ground up, each with the rooms it may import. Its entry, the two files beside them,
 * opens every room; no room imports the entry.
 */
const rooms: Readonly<Record<string, readonly string[]>> = {
  /** The frame: header, dialogs, links between screens, what every screen is made of. */
  shell: [],
  /** The doors to what the browser keeps, the stored list of posts, how full it is. */
  storage: ['shell'],
  /** Posts as every room knows them: both worlds merged, one opened, its fields, its address. */
  model: ['shell', 'storage'],
  /** Who may enter: password, login, the end of a session. */
  session: ['shell', 'storage'],
  /** Files that become pictures of a post: in its text and as its cover. */
  pictures: ['shell', 'model'],
  /** Saving a post, the versions that it leaves, and two states side by side. */
  versions: ['shell', 'storage', 'model'],
  /** What was typed and not saved: drafts, copies, texts that could not be read. */
  safety: ['shell', 'storage', 'model', 'versions'],
  /** What was deleted or replaced, the changes that put it there, and what goes with it. */
  trash: ['shell', 'storage', 'model', 'safety'],
  /** Import and export. */
  exchange: ['shell', 'model', 'versions', 'trash'],
  /** From this browser to everybody: who can see a post, and sending it to the website. */
  publish: ['shell', 'storage', 'model', 'versions', 'trash'],
  /** One file with everything that this browser holds, and moving house with it. */
  backup: ['shell', 'storage', 'safety', 'trash', 'exchange'],
  /** A text as its readers will see it, written there: Markdown in, Markdown out. */
  visual: ['shell', 'model', 'pictures'],
  /** Writing one post. */
  editor: [
    ...['shell', 'storage', 'model', 'pictures', 'versions', 'safety', 'trash', 'publish'],
    'visual',
  ],
  /** The dashboard: all posts, filters, several at once. */
  posts: [
    ...['shell', 'storage', 'model', 'session', 'trash', 'safety', 'exchange', 'backup', 'publish'],
  ],
  /** The sitemap tool. */
  sitemap: ['shell', 'model', 'publish'],
};
const adminEntry = new Set(['AdminApp.tsx', 'AdminScreen.tsx']);
/** Every folder may import these. */
const shared = new Set(['styles', 'assets']);
/** Code that runs in the build may run schemas; all other code may only import their types. */
const runsSchemas = new Set(['schemas', 'data', 'pages', 'integrations', 'content.config.ts']);
const queriesContent = new Set(['data', 'pages', 'content.config.ts']);

interface Import {
  readonly target: string;
  readonly isType: boolean;
}

const statement =
  /^[ \t]*(?:import|export)\s+(type\s+)?(?:[\w*{][^;'"]*?\sfrom\s*|\{[^;'"]*?\}\s*from\s*)?['"]([^'"]+)['"]/gm;
const dynamic = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

function importsOf({ text }: SourceFile): Import[] {
  const fixed = [...text.matchAll(statement)].map(([, type, target = '']) => ({
    target,
    isType: type !== undefined,
  }));
  const lazy = [...text.matchAll(dynamic)].map(([, target = '']) => ({ target, isType: false }));
  return [...fixed, ...lazy];
}

/** The folder of src that a path is in, or the file itself at its top; null outside src. */
function layerOf(path: string): string | null {
  return path.startsWith('src/') ? (path.split('/')[1] ?? null) : null;
}

/** One sentence for every import in src that runs the wrong way. */
export function importProblems(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const layer = layerOf(file.path);
    if (layer === null) return [];
    return importsOf(file).flatMap((imported) => {
      const reason = problem(file.path, layer, imported);
      return reason === null ? [] : [`${file.path} imports ${imported.target}: ${reason}.`];
    });
  });
}

function problem(path: string, layer: string, { target, isType }: Import): string | null {
  if (target === 'astro:content') {
    const isAllowed = isType || queriesContent.has(layer);
    return isAllowed ? null : 'only data queries collections';
  }
  if (!target.startsWith('#') && !target.startsWith('.')) return null;
  if (posix.extname(target) === '') return 'write the file extension';
  const file = target.startsWith('.') ? posix.join(posix.dirname(path), target) : target.slice(1);
  const to = layerOf(file);
  if (to === null) return 'the site imports nothing from outside src';
  if (to === 'admin' && layer !== 'admin') {
    return path.startsWith('src/pages/blog-admin') ? null : 'only its page imports the admin';
  }
  if (to === 'data' && layer !== 'data') {
    return layer === 'pages' ? null : 'data is imported by pages only';
  }
  if (to === 'schemas' && !isType && !runsSchemas.has(layer)) {
    return 'the browser imports only the types of schemas';
  }
  if (layer === 'islands' && to === 'islands' && file.endsWith('.tsx')) {
    return "islands don't import each other";
  }
  if (layer === 'admin' && to === 'admin') return roomProblem(path, file);
  if (to === layer || shared.has(to)) return null;
  const reachable = allowed[layer];
  const isAllowed = reachable === undefined || reachable.includes(to);
  return isAllowed ? null : `${layer} may not import ${to}`;
}

function roomProblem(path: string, target: string): string | null {
  const [from = '', to = ''] = [path, target].map((file) => file.split('/')[2] ?? '');
  if (adminEntry.has(from) || from === to) return null;
  if (!(to in rooms)) return `${to} is no room of the admin`;
  return rooms[from]?.includes(to) ? null : `${from} may not import ${to}`;
}

/** One sentence for every file of the admin that lies in no room. */
export function looseProblems(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path }) => {
    const [, folder, room = '', ...rest] = path.split('/');
    if (folder !== 'admin' || adminEntry.has(room)) return [];
    return room in rooms && rest.length === 1 ? [] : [`${path} lies in no room of the admin.`];
  });
}
