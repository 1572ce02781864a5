import { useState } from 'react';
import { countPosts } from '#src/admin/model/post-count.ts';
import { downloadPack } from '#src/admin/publish/pack.ts';
import { packMessages } from '#src/admin/publish/later-words.ts';
import { postsHere } from '#src/admin/publish/reviewing.ts';
import { Button } from '#src/admin/shell/Button.tsx';
import { publishPackName } from '#src/lib/post-files/publish-pack.ts';
import { newYorkDay } from '#src/lib/posts/dates.ts';

/** The way without GitHub: the same files as one file, for whoever looks after the website. */
export function PackButton({ ids }: { ids: readonly string[] }) {
  const [said, setSaid] = useState('');
  const download = async () => {
    setSaid(packMessages.packing);
    const today = newYorkDay(new Date());
    const count = await downloadPack(postsHere(ids), today);
    if (count === null) setSaid(packMessages.unreachable);
    else if (count === 0) setSaid(packMessages.none);
    else setSaid(`${countPosts(count)}: ${publishPackName(today)}.zip ${packMessages.done}`);
  };
  return (
    <section className="note pack" aria-label={packMessages.download}>
      <p>{packMessages.lead}</p>
      <p role="status">{said}</p>
      <div className="actions">
        <Button onClick={() => void download()}>{packMessages.download}</Button>
      </div>
    </section>
  );
}
