import { useEffect, useMemo, useState } from 'react';
import { $adminPosts } from '#src/admin/model/admin-posts.ts';
import { blankForm, formOf } from '#src/admin/model/form.ts';
import { changeKinds, changeMessages, sendMessages } from '#src/admin/publish/later-words.ts';
import { linkingTitles } from '#src/admin/publish/linking-posts.ts';
import type { ReviewedPost } from '#src/admin/publish/review.ts';
import { textDifferences } from '#src/admin/publish/text-differences.ts';
import { Titles } from '#src/admin/shell/Titles.tsx';
import { Typed } from '#src/admin/shell/Typed.tsx';
import { Differences } from '#src/admin/versions/Differences.tsx';
import { formDifferences } from '#src/admin/versions/form-diff.ts';
import type { PostFile } from '#src/lib/post-files/post-file.ts';
import type { StoredPost } from '#src/lib/posts/post.ts';
import { formatDay } from '#src/lib/posts/dates.ts';
import { postHref } from '#src/lib/posts/find.ts';

interface ReviewedChangeProps {
  post: ReviewedPost;
  /** Its changes are shown at once, but not all of a new post; and nobody can leave it out. */
  isAlone: boolean;
  /** It is sent with the others. */
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/**
 * One post in the review: what happens to it, what of its text changes, and its new pictures.
 */
export function ReviewedChange({ post, isAlone, isChosen, onChoose }: ReviewedChangeProps) {
  const { title, kind, mine, theirs, day } = post;
  const [isShown, setIsShown] = useState(isAlone && theirs !== null);
  return (
    <li className="grid grid-cols-1 gap-2 border-t-2 border-admin-soft-line pt-3">
      <div className="flex flex-wrap items-center gap-x-3">
        {!isAlone && (
          <label className="check">
            <input
              type="checkbox"
              checked={isChosen}
              aria-label={`${sendMessages.send} ${title}`}
              onChange={({ target }) => onChoose(target.checked)}
            />
            <span aria-hidden="true">{sendMessages.send}</span>
          </label>
        )}
        <p>
          <span className="tag-origin">{changeKinds[kind]}</span>{' '}
          <strong>
            <Typed>{title}</Typed>
          </strong>
        </p>
      </div>
      <p className="hint">
        <span>{changeMessages[kind]}</span>{' '}
        {kind !== 'taken-off' && <span translate="no">{postHref(mine.slug)}</span>}
        {kind === 'moved' && theirs && <span>{`, ${changeMessages.from} `}</span>}
        {kind === 'moved' && theirs && <span translate="no">{postHref(theirs.slug)}</span>}
        {day !== null && <span>{`. ${changeMessages.waits} ${formatDay(day)}.`}</span>}{' '}
        {day !== null && theirs && <span>{changeMessages.untilThen}</span>}
      </p>
      <Pictures post={post} />
      {kind === 'taken-off' ? (
        <>
          <LinkedFrom post={post} />
          <Files post={post} />
        </>
      ) : (
        <details open={isShown} onToggle={({ currentTarget }) => setIsShown(currentTarget.open)}>
          <summary>{changeMessages.details}</summary>
          {isShown && <Details post={post} />}
        </details>
      )}
    </li>
  );
}

/** How many of the posts are named that link to one. */
const linkingNamed = 10;

/** Which other posts link to one that is taken off. */
function LinkedFrom({ post: { id, mine, theirs } }: { post: ReviewedPost }) {
  const { slug } = theirs ?? mine;
  const [titles, setTitles] = useState<readonly string[]>([]);
  useEffect(() => {
    let isShown = true;
    void linkingTitles({ id, slug }, $adminPosts.get()).then((found) => {
      if (isShown) setTitles(found);
    });
    return () => {
      isShown = false;
    };
  }, [id, slug]);
  return (
    <p role="status" className="empty:hidden">
      {titles.length > 0 && (
        <>
          <span>{changeMessages.linkedFrom}</span> <Titles titles={titles} most={linkingNamed} />
        </>
      )}
    </p>
  );
}

/** Field by field what changes, and the files behind it. */
function Details({ post }: { post: ReviewedPost }) {
  const { kind, mine, written, theirs } = post;
  const differences = useMemo(
    () => (theirs ? textDifferences(theirs, written) : formDifferences(blankForm, formOf(mine))),
    [mine, written, theirs],
  );
  return (
    <div className="grid grid-cols-1 gap-5 pt-3">
      {theirs && differences.length === 0 && (
        <p className="hint">
          {kind === 'back' ? changeMessages.sameAsBefore : changeMessages.sameText}
        </p>
      )}
      <Differences
        differences={differences}
        leftName={changeMessages.website}
        rightName={changeMessages.here}
      />
      <Files post={post} />
    </div>
  );
}

/** The files behind it, for who looks after the website. */
function Files({ post: { change, pictures } }: { post: ReviewedPost }) {
  const files = change.additions.filter(
    (file) => typeof file.content === 'string' || pictures.includes(file),
  );
  return (
    <details>
      <summary>{changeMessages.files}</summary>
      <p className="hint">{changeMessages.filesHint}</p>
      <ul className="change-files text-sm" translate="no">
        {files.map(({ path }) => (
          <li key={path}>
            {`${change.expected.get(path) ? changeMessages.writes : changeMessages.adds} ${path}`}
          </li>
        ))}
        {change.deletions.map((path) => (
          <li key={path}>{`${changeMessages.deletes} ${path}`}</li>
        ))}
      </ul>
    </details>
  );
}

/** Shows the bytes of a file in a picture's element, as long as that is in the page. */
function showBytes({ content }: PostFile, picture: HTMLImageElement | null) {
  if (!picture) return undefined;
  picture.src = URL.createObjectURL(new Blob([content as BlobPart]));
  return () => URL.revokeObjectURL(picture.src);
}

/** What a picture shows, as its post says it; its name where the post doesn't. */
function describedBy({ content, coverImage, coverAlt }: StoredPost, { path }: PostFile): string {
  const name = nameOf(path);
  if (coverImage?.endsWith(name) && coverAlt) return coverAlt;
  const [before = ''] = content.split(`/${name}`);
  const alt = /!\[([^\]]*)\]\([^()\s]*$/.exec(before)?.[1] ?? '';
  return alt === '' ? name : alt;
}

/** Where a post shows a picture. */
function placeIn({ content, coverImage }: StoredPost, { path }: PostFile): string {
  const uses = [
    coverImage?.endsWith(nameOf(path)) ? changeMessages.cover : '',
    content.includes(`/${nameOf(path)}`) ? changeMessages.inText : '',
  ];
  return uses.filter(Boolean).join(', ');
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Pictures that readers don't have yet: those of a post that moves only change their folder. */
function Pictures({ post: { pictures, theirs, written, title } }: { post: ReviewedPost }) {
  const known = theirs ? `${theirs.coverImage ?? ''} ${theirs.content}` : '';
  const files = pictures.filter(({ path }) => !known.includes(`/${nameOf(path)}`));
  if (files.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label={`${changeMessages.pictures}: ${title}`}>
      {files.map((file) => (
        <li key={file.path} className="grid justify-items-start">
          <img
            ref={(picture) => showBytes(file, picture)}
            className="h-30 w-auto rounded-sm border-2 border-admin-soft-line"
            alt={describedBy(written, file)}
            width={160}
            height={120}
          />
          <span className="hint">{placeIn(written, file)}</span>
        </li>
      ))}
    </ul>
  );
}
