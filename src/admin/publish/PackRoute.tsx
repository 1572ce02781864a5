import { useState } from 'react';
import { fieldName } from '#src/admin/model/form-fields.ts';
import { CopyMessage } from '#src/admin/publish/CopyMessage.tsx';
import { downloadPack } from '#src/admin/publish/pack.ts';
import type { Packed } from '#src/admin/publish/pack.ts';
import { packMessages, reviewMessages, routeMessages } from '#src/admin/publish/later-words.ts';
import { refusedPosts } from '#src/admin/publish/review.ts';
import type { RefusedPost } from '#src/admin/publish/review.ts';
import { postsHere } from '#src/admin/publish/reviewing.ts';
import { Route } from '#src/admin/publish/Route.tsx';
import { packMessage } from '#src/admin/publish/webmaster-message.ts';
import { Button } from '#src/admin/shell/Button.tsx';
import { Titles } from '#src/admin/shell/Titles.tsx';
import { publishPackName } from '#src/lib/post-files/publish-pack.ts';
import { newYorkDay } from '#src/lib/posts/dates.ts';

/** How many posts are named of those in the pack, and of those left out: before it is made, and of what was made. */
const named = { before: 3, after: 20 };

/** The route without GitHub: the same files as one file, for whoever looks after the website. */
export function PackRoute({ ids }: { ids: readonly string[] }) {
  const [said, setSaid] = useState('');
  const [packed, setPacked] = useState<(Packed & { readonly file: string }) | null>(null);
  // What won't be in it is said before the press, because nobody looks into a zip.
  const [{ titles, refused }] = useState(() => expectedPack(ids));
  const download = async () => {
    setPacked(null);
    setSaid(packMessages.packing);
    const today = newYorkDay(new Date());
    const made = await downloadPack(postsHere(ids), today);
    const file = `${publishPackName(today)}.zip`;
    setPacked(made && { ...made, file });
    if (made === null) setSaid(reviewMessages.siteUnreachable);
    else if (made.titles.length === 0) setSaid(packMessages.none);
    else setSaid(`${file} ${packMessages.done}`);
  };
  if (titles.length === 0) return null;
  const shown = packed ?? (refused.length > 0 ? { titles, refused } : null);
  const most = packed ? named.after : named.before;
  return (
    <Route name={routeMessages.pack}>
      <p>{packMessages.lead}</p>
      <div className="actions">
        <Button onClick={() => void download()}>{packMessages.download}</Button>
      </div>
      <div role="status" className="grid gap-2 empty:hidden">
        {said !== '' && <p>{said}</p>}
        {shown && shown.titles.length > 0 && (
          <p>
            <span>{packMessages.inIt}</span> <Titles titles={shown.titles} most={most} />
          </p>
        )}
        {shown && shown.refused.length > 0 && (
          <p>
            <span>{packMessages.leftOut}</span>{' '}
            <Titles titles={shown.refused.map(withReasons)} most={most} />
          </p>
        )}
      </div>
      {packed && packed.titles.length > 0 && (
        <CopyMessage text={packMessage(packed.file, packed.titles)} />
      )}
    </Route>
  );
}

/** What a pack of these posts would hold, as far as the posts alone say it. */
function expectedPack(ids: readonly string[]): Packed {
  const posts = postsHere(ids);
  const refused = refusedPosts(posts);
  const left = new Set(refused.map(({ id }) => id));
  return { titles: posts.flatMap(({ id, title }) => (left.has(id) ? [] : [title])), refused };
}

/** 'Olga (Tags, Excerpt)': a problem of no field is a sentence of its own. */
function withReasons({ title, problems }: RefusedPost): string {
  const reasons = problems.map(({ field, problem }) =>
    field === null ? problem : fieldName(field),
  );
  return `${title} (${[...new Set(reasons)].join(', ')})`;
}
