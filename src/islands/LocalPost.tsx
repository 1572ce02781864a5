import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { localPostMessages } from '#src/config/messages.ts';
import { storageKeys } from '#src/config/storage-keys.ts';
import { decoded } from '#src/lib/decoded.ts';
import { ownField, parsedJson } from '#src/lib/foreign.ts';
import { formatDay, isOut } from '#src/lib/posts/dates.ts';
import { findPost, postHref, postNameIn } from '#src/lib/posts/find.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { loadBuiltInPosts } from '#src/stores/built-in-posts.ts';
import { $localPosts, readLocalPosts } from '#src/stores/local-posts.ts';
import { storedText } from '#src/stores/stored-text.ts';
import { CrashBoundary } from '#src/ui/CrashBoundary.tsx';
import { Markdown } from '#src/ui/Markdown.tsx';
import { PostArticle } from '#src/ui/PostArticle.tsx';
import './local-post.css';

/** Draws nothing at build time, because the post is only in the reader's browser. */
export default function LocalPost() {
  return null;
}

/**
 * Draws the local post of this page: the local copy of the built post, else the post that the address names. If the
 * post's slug differs from the address, the address changes without a new history entry.
 * @param root where to draw; `data-post-id` names the built post, if the page has one
 * @returns false if this browser holds no such post; then the page stays as it was built
 */
export function mount(root: HTMLElement): boolean {
  const { postId } = root.dataset;
  readLocalPosts();
  const post = postOfPage($localPosts.get(), postId);
  if (!post) {
    delete document.documentElement.dataset.waking;
    return false;
  }
  const path = postHref(post.slug);
  if (location.pathname !== path) {
    history.replaceState(history.state, '', path + location.search + location.hash);
  }
  createRoot(root, { onCaughtError: () => giveBack(root) }).render(
    <CrashBoundary>
      <LivePost id={post.id} isCopy={postId !== undefined} />
    </CrashBoundary>,
  );
  return true;
}

/** Brings back the built page, under an offer to reload, when the post can't be drawn. FirstPaint does the same. */
function giveBack(root: HTMLElement) {
  delete document.documentElement.dataset.waking;
  const offer = root.previousElementSibling;
  if (offer instanceof HTMLElement) offer.hidden = false;
}

function postOfPage(posts: readonly Post[], builtId: string | undefined): Post | undefined {
  if (builtId !== undefined) return posts.find(({ id }) => id === builtId);
  return findPost(posts, postNameIn(location.pathname) ?? '');
}

/** The post as stored now. It follows other tabs: a change shows, and a deleted post gives the built page back. */
function LivePost({ id, isCopy }: { id: string; isCopy: boolean }) {
  const post = useStore($localPosts).find((one) => one.id === id);
  const title = post?.title;
  const strip = useStrip(id, isCopy, post);
  const [now] = useState(() => new Date());

  useEffect(() => {
    if (title === undefined) return;
    const { title: before } = document;
    const { dataset } = document.documentElement;
    document.title = title;
    dataset.waking = 'post';
    return () => {
      document.title = before;
      delete dataset.waking;
    };
  }, [title]);
  useEffect(goToAnchor, []);

  if (!post) return null;
  return (
    <>
      <p className="local-strip pt-(--header-height) font-heavy">
        <span className="wrap block py-2.5 text-yellow">
          <span>{strip}</span>
          {!isOut(post.date, now) && (
            <span>{` · ${localPostMessages.scheduled} ${formatDay(post.date)}`}</span>
          )}
          {strip.trim() !== '' && (
            <span>
              {' · '}
              <a href={`/blog-admin/edit/${encodeURIComponent(id)}`}>{localPostMessages.edit}</a>
            </span>
          )}
        </span>
      </p>
      <PostArticle post={post}>
        {/* Drawn anew when another tab changes it: the browser may have translated what stands there. */}
        <Markdown key={post.content} text={post.content} />
      </PostArticle>
    </>
  );
}

/**
 * What the strip says. On the not-found page, only the index tells whether this is a copy of a built post with another
 * slug. Until that is known, the strip is blank.
 */
function useStrip(id: string, isCopy: boolean, post: Post | undefined): string {
  const [isKnown, setIsKnown] = useState<boolean | null | undefined>(isCopy || undefined);
  const isSent = useIsSent(post);
  useEffect(() => {
    if (isCopy) return;
    void loadBuiltInPosts().then(({ posts }) =>
      setIsKnown(posts?.some((post) => post.id === id) ?? null),
    );
  }, [id, isCopy]);
  const { unsure, same, changed, sent, local } = localPostMessages;
  if (isKnown === undefined || isSent === undefined) return '\u00a0';
  if (isKnown) return isSent ? same : changed;
  if (isSent) return sent;
  return isKnown === null ? unsure : local;
}

/**
 * Whether the text is what was last sent to the website or taken from it; undefined until that is worked out. Only what
 * this browser stores tells, and only the administrator's browser stores posts.
 */
function useIsSent(post: Post | undefined): boolean | undefined {
  const [found, setFound] = useState<{ post: Post; isSent: boolean }>();
  const sent = useMemo(() => (post ? sentHashes(post) : []), [post]);
  useEffect(() => {
    if (!post || sent.length === 0) return;
    const compare = async () => {
      const { postHash } = await import('#src/lib/post-files/post-hash.ts');
      return sent.includes(await postHash(post));
    };
    void compare()
      .catch(() => false)
      .then((isSent) => setFound({ post, isSent }));
  }, [post, sent]);
  if (sent.length === 0) return false;
  return found?.post === post ? found?.isSent : undefined;
}

/** The hashes of the text that a post was taken from or sent as, and of the one that is on its way. */
function sentHashes({ id, basedOn }: Post): readonly unknown[] {
  const entry = ownField(parsedJson(storedText(storageKeys.sent)), id);
  const hash = ownField(entry, 'commit') === '' ? undefined : ownField(entry, 'hash');
  return [basedOn, hash].filter((one) => typeof one === 'string');
}

/** Scrolls to the anchor of the address: the post wasn't there yet when the browser looked for it. */
function goToAnchor() {
  document.getElementById(decoded(location.hash.slice(1)))?.scrollIntoView();
}
