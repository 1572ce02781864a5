import { createRouter } from '@nanostores/router';
import { changeAddress, giveEntry } from '#src/admin/shell/back-closes.ts';
import { decoded } from '#src/lib/decoded.ts';
import { leaveToasts } from '#src/stores/toasts.ts';

/** Encodes an id, which anybody may have stored; half a character would be an error. */
const encoded = (id: string) => encodeURIComponent(id.toWellFormed());

const withId = (id: string) => ({ id: decoded(id) });

/**
 * The screen that the address names; undefined for an unknown address. Patterns are regular expressions, because the
 * router's own patterns throw on a lone percent sign.
 */
export const $screen = createRouter(
  {
    dashboard: /^\/blog-admin$/,
    login: /^\/blog-admin\/login$/,
    newPost: /^\/blog-admin\/new$/,
    edit: [/^\/blog-admin\/edit\/([^/]+)$/, withId],
    versions: [/^\/blog-admin\/edit\/([^/]+)\/versions$/, withId],
    sitemap: /^\/blog-admin\/sitemap$/,
    trash: /^\/blog-admin\/trash$/,
  },
  // ScreenLink opens screens in place. Any other link leaves the admin.
  { links: false },
);

/** A screen with the parameters from its address. */
export type Screen = ReturnType<typeof $screen.get>;

/** Names a screen and what it is about; its query may change without another screen opening. */
export function placeOf(screen: Screen): string {
  const id = screen?.route === 'edit' || screen?.route === 'versions' ? screen.params.id : '';
  return `${screen?.route ?? ''} ${id}`;
}

/** Addresses of the screens. */
export const adminPaths = {
  dashboard: '/blog-admin',
  login: '/blog-admin/login',
  newPost: '/blog-admin/new',
  sitemap: '/blog-admin/sitemap',
  trash: '/blog-admin/trash',
  edit: (id: string) => `/blog-admin/edit/${encoded(id)}`,
  versions: (id: string) => `/blog-admin/edit/${encoded(id)}/versions`,
} as const;

let isOwnWay = false;

/**
 * Opens a screen in place.
 * @param path address in the admin, with its query
 * @param options `replace`: replaces the current address, so that Back doesn't return to it. `keepsMessage`: what the
 *   message on the screen tells of leads there, so it stays
 */
export function openScreen(path: string, { replace = false, keepsMessage = false } = {}): void {
  changeAddress((hasEntry) => {
    if (hasEntry && !replace) giveEntry();
    isOwnWay = keepsMessage;
    // Back from the new screen leads to the one before, not to an entry of a dialog.
    $screen.open(path, replace || hasEntry);
    isOwnWay = false;
  });
}

/**
 * Takes messages away with the screen on which they were shown.
 * @returns what ends that
 */
export function leaveMessages(): () => void {
  let place = placeOf($screen.get());
  return $screen.listen((screen) => {
    const next = placeOf(screen);
    if (next !== place && !isOwnWay) leaveToasts();
    place = next;
  });
}

/** The login's address, with the screen to open after it. */
export function loginPath(from: string): string {
  return from === adminPaths.dashboard
    ? adminPaths.login
    : `${adminPaths.login}?${new URLSearchParams({ to: from }).toString()}`;
}

/**
 * The screen to open after logging in.
 * @param search the query of the login's address, which anybody may have written
 * @returns an admin path other than the login; the dashboard if none is named
 */
export function pathAfterLogin(search: Readonly<Record<string, string>>): string {
  const to = search.to ?? '';
  const here = 'https://admin.invalid';
  if (!URL.canParse(to, here)) return adminPaths.dashboard;
  // As the browser will read it: steps up in it may lead out of the admin.
  const { origin, pathname, search: query } = new URL(to, here);
  const isOurs = origin === here && /^\/blog-admin(?=$|\/)/.test(pathname);
  return isOurs && !pathname.startsWith(adminPaths.login) ? pathname + query : adminPaths.dashboard;
}
