import { createRouter } from '@nanostores/router';

/** Decodes a part of an address; a lone percent sign is a part of the name. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const withId = (id: string) => ({ id: decoded(id) });

/**
 * The screen that the address names; undefined for an address that the admin doesn't know. Patterns are expressions
 * because the router's own way of reading an id throws on a lone percent sign.
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
  // Links that open in place say so themselves (ScreenLink): one to a public page must leave the admin.
  { links: false },
);

/** The screen of an address, with what the address says of it. */
export type Screen = ReturnType<typeof $screen.get>;

/** Addresses of the screens (spec section 2, "Admin routes"; trash and versions are ours). */
export const adminPaths = {
  dashboard: '/blog-admin',
  login: '/blog-admin/login',
  newPost: '/blog-admin/new',
  sitemap: '/blog-admin/sitemap',
  trash: '/blog-admin/trash',
  edit: (id: string) => `/blog-admin/edit/${encodeURIComponent(id)}`,
  versions: (id: string) => `/blog-admin/edit/${encodeURIComponent(id)}/versions`,
} as const;

/**
 * Opens a screen in place.
 * @param path address in the admin, with its query
 * @param options `replace`: instead of the address that is shown now, so that Back doesn't return to it
 */
export function openScreen(path: string, { replace = false } = {}): void {
  $screen.open(path, replace);
}

/** The login's address, with where to go after it. */
export function loginPath(from: string): string {
  return from === adminPaths.dashboard
    ? adminPaths.login
    : `${adminPaths.login}?${new URLSearchParams({ to: from }).toString()}`;
}

/**
 * Where to go after logging in.
 * @param search the query of the login's address, which anybody may have written
 * @returns a path of the admin other than the login; the dashboard where none is named
 */
export function pathAfterLogin(search: Readonly<Record<string, string>>): string {
  const to = search.to ?? '';
  const isOurs = /^\/blog-admin(?=$|[/?])/.test(to) && !to.startsWith(adminPaths.login);
  return isOurs ? to : adminPaths.dashboard;
}
