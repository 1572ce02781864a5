import {
  $adminPosts,
  loadAdminPosts,
  untilSettled,
  type AdminPost,
} from '#src/admin/model/admin-posts.ts';
import { $placedPosts, workOutHashes } from '#src/admin/publish/places.ts';
import { loadWebsite } from '#src/admin/publish/website.ts';
import type { SitemapKind } from '#src/admin/sitemap/words.ts';
import type { PostHead } from '#src/lib/posts/post.ts';
import { failure, success, type Result } from '#src/lib/result.ts';
import { pageEntries, postEntries, sitemapXml, type SitemapEntry } from '#src/lib/seo/sitemap.ts';
import { $builtInPosts } from '#src/stores/built-in-posts.ts';

/** One address of a generated sitemap. */
export interface SitemapRow extends SitemapEntry {
  /** This browser has changes of the post that aren't in the sitemap. */
  readonly isChangedHere: boolean;
}

/** A generated sitemap. */
export interface Sitemap {
  readonly xml: string;
  readonly rows: readonly SitemapRow[];
  /** Posts that only this browser has, so that no search engine could open them. */
  readonly leftOut: readonly AdminPost[];
  /** False if the posts couldn't be fetched, so that no page has a day of change. */
  readonly isDated: boolean;
}

/**
 * Generates one of the two sitemaps from what is published. A post that was changed in this browser is listed as
 * everyone else sees it.
 * @returns `postsMissing` if the published posts can't be fetched, which the blog's sitemap needs; `unexpected` if the
 *   browser fails
 */
export async function generateSitemap(
  kind: SitemapKind,
): Promise<Result<Sitemap, 'postsMissing' | 'unexpected'>> {
  try {
    loadAdminPosts();
    await untilSettled();
    const published = $builtInPosts.get().posts;
    if (kind === 'main') return success(mainSitemap(published));
    if (published === null) return failure('postsMissing');
    // Which posts differ from the website's is known then.
    await Promise.all([loadWebsite(), workOutHashes($adminPosts.get())]);
    return success(blogSitemap(published));
  } catch (error) {
    console.error(error);
    return failure('unexpected');
  }
}

function mainSitemap(published: readonly PostHead[] | null): Sitemap {
  const rows = pageEntries(published ?? []).map((entry) => ({ ...entry, isChangedHere: false }));
  return { xml: sitemapXml(rows), rows, leftOut: [], isDated: published !== null };
}

function blogSitemap(published: readonly PostHead[]): Sitemap {
  const posts = $placedPosts.get();
  const changed = new Set(
    posts.flatMap(({ id, origin, place }) =>
      origin === 'changed' && place.status !== 'live' ? [id] : [],
    ),
  );
  const entries = postEntries(published);
  const rows = published.flatMap(({ id }, index) => {
    const entry = entries[index];
    return entry ? [{ ...entry, isChangedHere: changed.has(id) }] : [];
  });
  const leftOut = posts.filter(({ origin }) => origin === 'local');
  return { xml: sitemapXml(entries), rows, leftOut, isDated: true };
}
