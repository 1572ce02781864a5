/** One exact address that moved: the old path and the page that took its place. */
interface ExactRedirect {
  readonly from: string;
  readonly to: string;
}

/** A rule that answers with another page's file, if the build made that page. */
interface PageRewrite {
  readonly from: string;
  /** Path of the page that is served. The rule is left out of a build without it. */
  readonly page: string;
  readonly status: 200 | 404;
}

/** Everything that moves an address, but for the lines of the first posts (first-posts.ts). */
export interface RedirectTable {
  readonly postFolders: readonly string[];
  readonly sharedFolders: readonly string[];
  /** First year of dated addresses such as /2024/05/a-post that the host moves. */
  readonly firstDatedYear: number;
  readonly exact: readonly ExactRedirect[];
  /** Applied after all moves, in this order. */
  readonly rewrites: readonly PageRewrite[];
}

/** Folders whose every page became the post of the same name, whether we know it or not. No file of ours lies there. */
export const postFolders = ['/blog-posts', '/articles', '/posts'] as const;

/** Folders that hold other pages too: of them only what is named after a post we know moved, and what ends in .html. */
export const sharedFolders = ['/news'] as const;

export const redirectTable = {
  postFolders,
  sharedFolders,
  firstDatedYear: 2020,
  exact: [
    { from: '/blog-old', to: '/blog' },
    { from: '/articles', to: '/blog' },
    { from: '/gallery', to: '/blog' },
    { from: '/about-us', to: '/about' },
    { from: '/faq', to: '/about' },
    { from: '/store', to: '/shop' },
    { from: '/shop/apparel', to: '/shop' },
    { from: '/shop/stickers', to: '/shop' },
    { from: '/shop/prints', to: '/shop' },
    { from: '/shop/tshirts/black-cat-tee', to: '/shop' },
    { from: '/news-archive', to: '/news' },
    { from: '/events', to: '/news' },
    { from: '/events/2022', to: '/news' },
    { from: '/petition-2022', to: '/petition' },
    { from: '/old-contact', to: '/contact' },
    { from: '/tours/brooklyn', to: '/tours' },
    { from: '/tours/lower-east-side', to: '/tours' },
    { from: '/tours/private', to: '/tours' },
    { from: '/partnership-inquiry', to: '/partnerships' },
    { from: '/press-kit', to: '/presskit' },
    { from: '/padhome', to: '/padhome-partnership' },
    { from: '/merch', to: '/shop' },
  ],
  rewrites: [
    { from: '/blog-admin/edit/*', page: '/blog-admin', status: 200 },
    { from: '/blog/*', page: '/blog/404', status: 404 },
  ],
} as const satisfies RedirectTable;
