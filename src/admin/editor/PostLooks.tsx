import { useEffect, useMemo, useState } from 'react';
import { checklistMessages } from '#src/admin/editor/later-words.ts';
import { useSettled } from '#src/admin/editor/use-settled.ts';
import { postOf } from '#src/admin/model/form.ts';
import type { PostForm } from '#src/admin/model/form-fields.ts';
import { socialCardLimits } from '#src/config/limits.ts';
import { site } from '#src/config/site.ts';
import { postSummary } from '#src/lib/posts/summary.ts';
import type { PostSummary } from '#src/lib/posts/summary.ts';

/** Milliseconds without typing before it is drawn again. */
const pause = 500;

/** A post as a search engine lists it, and as the card that stands beside a shared link. */
export function PostLooks({ form }: { form: PostForm }) {
  const settled = useSettled(form, pause);
  const summary = useMemo(
    () => postSummary(postOf({ ...settled, images: [] }, settled.slug)),
    [settled],
  );
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-5 pt-3">
      <SearchLook {...summary} />
      <CardLook summary={summary} />
    </div>
  );
}

function SearchLook({ href, title, excerpt, date }: PostSummary) {
  const way = [new URL(site.url).host, ...href.split('/').filter(Boolean)].join(' › ');
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <figcaption className="label">{checklistMessages.search}</figcaption>
      <div
        className="rounded-sm border-2 border-admin-soft-line bg-admin-raised px-4 py-3 wrap-anywhere"
        translate="no"
      >
        <p>{site.name}</p>
        <p className="hint">{way}</p>
        <p className="my-1 text-title-xs leading-[1.25] text-admin-accent">{title}</p>
        <p className="text-sm">
          <span>{`${date} · `}</span>
          <bdi>{excerpt}</bdi>
        </p>
      </div>
      <p className="hint">{checklistMessages.searchHint}</p>
    </figure>
  );
}

/** The address of the card; undefined until it is drawn, null where it can't be. */
function useCard({
  title,
  category,
  cover: { src, focus },
}: PostSummary): string | null | undefined {
  const [url, setUrl] = useState<string | null>();
  useEffect(() => {
    let made = '';
    let isCurrent = true;
    const draw = async () => {
      const { drawCard } = await import('#src/admin/editor/card-picture.ts');
      const svg = await drawCard(title, category, src, focus);
      if (!isCurrent) return;
      if (svg !== null) made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
      setUrl(made || null);
    };
    void draw().catch(() => setUrl(null));
    return () => {
      isCurrent = false;
      URL.revokeObjectURL(made);
    };
  }, [title, category, src, focus]);
  return url;
}

function CardLook({ summary }: { summary: PostSummary }) {
  const url = useCard(summary);
  const { width, height } = socialCardLimits;
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <figcaption className="label">{checklistMessages.card}</figcaption>
      {url === null ? (
        <p className="note">{checklistMessages.noCard}</p>
      ) : (
        // Cards are always light.
        <img
          className="h-auto w-full rounded-sm scheme-light"
          src={url}
          alt={checklistMessages.cardAlt}
          {...{ width, height }}
        />
      )}
    </figure>
  );
}
