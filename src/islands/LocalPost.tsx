import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { localPostMessages } from '#src/config/local-post-messages.ts';
import { findPost, postHref, postNameIn } from '#src/lib/posts/find.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { postSummary } from '#src/lib/posts/summary.ts';
import { isBuiltIn } from '#src/stores/built-in-ids.ts';
import { $localPosts, readLocalPosts } from '#src/stores/local-posts.ts';
import { CrashBoundary } from '#src/ui/CrashBoundary.tsx';
import { Markdown } from '#src/ui/Markdown.tsx';
import { PostArticle } from '#src/ui/PostArticle.tsx';
import sheetSource from './local-post-sheet.css?inline';

/** Nothing is drawn at build time: the post is only in the reader's browser. */
export default function LocalPost() {
  return null;
}

/**
 * Draws this browser's post for the page: its copy of the built post, else the post that the address names. The
 * address becomes the post's own, replacing history (spec section 2, "Blog post").
 * @param root where to draw; `data-post-id` names the built post, if the page has one
 * @returns false where this browser holds no such post; the page stands as it was built then
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
  addStyle();
  createRoot(root, { onCaughtError: () => giveBack(root) }).render(
    <CrashBoundary>
      <LivePost id={post.id} isCopy={postId !== undefined} />
    </CrashBoundary>,
  );
  return true;
}

/** A post that can't be drawn leaves the page as it was built, below the offer to reload, as FirstPaint does. */
function giveBack(root: HTMLElement) {
  delete document.documentElement.dataset.waking;
  const offer = root.previousElementSibling;
  if (offer instanceof HTMLElement) offer.hidden = false;
}

function addStyle() {
  const sheet = new CSSStyleSheet();
  // The block of tokens is Tailwind's; in a sheet of its own it has to say where it belongs.
  sheet.replaceSync(sheetSource.replaceAll(/@theme[^{]*/g, ':root'));
  document.adoptedStyleSheets.push(sheet);
}

function postOfPage(posts: readonly Post[], builtId: string | undefined): Post | undefined {
  if (builtId !== undefined) return posts.find(({ id }) => id === builtId);
  return findPost(posts, postNameIn(location.pathname) ?? '');
}

/** The post as it is now: what another tab saves shows here, and what it deletes gives the page back. */
function LivePost({ id, isCopy }: { id: string; isCopy: boolean }) {
  const post = useStore($localPosts).find((one) => one.id === id);
  const title = post?.title;
  const strip = useStrip(id, isCopy);

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
      <p className="local-strip">
        <span className="wrap">{strip}</span>
      </p>
      <PostArticle post={{ ...postSummary(post), author: post.author }}>
        <Markdown text={post.content} />
      </PostArticle>
    </>
  );
}

/**
 * What the strip says. Away from the page of a built post only the index tells whether this is a copy of one that got
 * another slug: until then the strip keeps its line free.
 */
function useStrip(id: string, isCopy: boolean): string {
  const [isKnown, setIsKnown] = useState<boolean | null | undefined>(isCopy || undefined);
  useEffect(() => {
    if (!isCopy) void isBuiltIn(id).then(setIsKnown);
  }, [id, isCopy]);
  if (isKnown === undefined) return '\u00a0';
  if (isKnown === null) return localPostMessages.unsure;
  return isKnown ? localPostMessages.changed : localPostMessages.local;
}

/** The browser looked for the place that the address names before the post was there. */
function goToAnchor() {
  try {
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  } catch {
    // A lone percent sign names no place.
  }
}
