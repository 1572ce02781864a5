import { useMemo, useRef, useState, useTransition } from 'react';
import { ScheduledTag } from '#src/admin/model/ScheduledTag.tsx';
import { Button } from '#src/admin/shell/Button.tsx';
import { Typed } from '#src/admin/shell/Typed.tsx';
import { Loading } from '#src/admin/shell/Loading.tsx';
import { ScreenLink } from '#src/admin/shell/ScreenLink.tsx';
import { VersionComparison } from '#src/admin/versions/VersionComparison.tsx';
import { restoreVersion } from '#src/admin/versions/restore-version.ts';
import { useVersions } from '#src/admin/versions/use-versions.ts';
import type { NamedVersion, PostHistory } from '#src/admin/versions/use-versions.ts';
import { samePost } from '#src/admin/model/form.ts';
import { adminPaths } from '#src/admin/shell/router.ts';
import { adminMessages } from '#src/admin/shell/words.ts';
import { versionsMessages } from '#src/admin/versions/later-words.ts';
import '#src/admin/versions/versions.css';

interface VersionsScreenProps {
  id: string;
  /** The path of its editor, until a version is restored here: what was typed before is older then. */
  editing: string;
}

/** The versions in which a post is as it is stored now. */
function versionsAsNow({ versions, now }: PostHistory): ReadonlySet<NamedVersion> {
  if (!versions.ok || !now.ok) return new Set();
  return new Set(versions.value.filter(({ post }) => samePost(post, now.value.post)));
}

/** The last ten saved versions of a post, each beside what is stored now. */
export default function VersionsScreen({ id, editing }: VersionsScreenProps) {
  const [history, readAgain] = useVersions(id);
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const [isRestoring, setIsRestoring] = useState(false);
  const [hasRestored, setHasRestored] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // Long texts take a while to compare, and each press in the list draws it again.
  const asNow = useMemo(() => history && versionsAsNow(history), [history]);
  if (!history || !asNow) return <Loading>{adminMessages.loading}</Loading>;

  const versions = history.versions.ok ? history.versions.value : [];
  const now = history.now.ok ? history.now.value : null;
  // Of several alike, the newest one.
  const current = versions.find((version) => asNow.has(version)) ?? null;
  // At first one that differs from what is saved now, because nobody comes here to see that one.
  const first =
    chosenKey === null && now ? versions.find((version) => !asNow.has(version)) : undefined;
  const chosen = versions.find(({ key }) => key === chosenKey) ?? first ?? versions[0];
  const title = now?.post.title ?? chosen?.post.title;
  const restore = async (version: NamedVersion) => {
    if (isRestoring) return;
    setIsRestoring(true);
    const restored = await restoreVersion(version, now);
    await readAgain();
    setIsRestoring(false);
    if (restored === null) return;
    setHasRestored(true);
    // The newest one is the restored one, where it was saved. Its button is gone, so the heading takes the focus.
    setChosenKey(restored === 'none' ? version.key : '');
    heading.current?.focus();
  };

  if (title === undefined && !history.now.ok && history.now.code === 'notFound')
    return (
      <div className="panel">
        <h1>{adminMessages.unknownPost}</h1>
        <ScreenLink to={adminPaths.dashboard}>{adminMessages.back}</ScreenLink>
      </div>
    );
  return (
    <>
      <div className="screen-head">
        <h1 ref={heading} tabIndex={-1}>
          {versionsMessages.title}
          {title !== undefined && (
            <>
              {' '}
              <span>{versionsMessages.of}</span> <Typed>{title}</Typed>
            </>
          )}
        </h1>
        {history.now.ok ? (
          <ScreenLink to={hasRestored ? adminPaths.edit(id) : editing} className="button">
            {versionsMessages.back}
          </ScreenLink>
        ) : (
          <ScreenLink to={adminPaths.dashboard} className="button">
            {adminMessages.back}
          </ScreenLink>
        )}
      </div>
      <Notice history={history} onRetry={readAgain} />
      {chosen && (history.now.ok || history.now.code === 'notFound') && (
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[21.5rem_minmax(0,1fr)] lg:items-start">
          <VersionList
            versions={versions}
            chosen={chosen}
            current={current}
            onChoose={({ key }) => setChosenKey(key)}
          />
          <VersionComparison
            version={chosen}
            now={now?.post ?? null}
            isRestoring={isRestoring}
            onRestore={(version) => void restore(version)}
          />
        </div>
      )}
    </>
  );
}

/** A note above the list: how many versions are kept, or why there are none. */
function Notice({ history, onRetry }: { history: PostHistory; onRetry: () => Promise<void> }) {
  const { versions, now } = history;
  const [isTrying, startTrying] = useTransition();
  if (!versions.ok) return <p className="panel">{versionsMessages.missing}</p>;
  if (versions.value.length === 0) return <p className="panel">{versionsMessages.none}</p>;
  if (now.ok)
    return (
      <p className="mb-5">
        <ScheduledTag date={now.value.post.date} /> <span>{versionsMessages.intro}</span>
      </p>
    );
  if (now.code === 'notFound') return <p className="note">{versionsMessages.gone}</p>;
  return (
    <div className="note note-problem">
      <p>{versionsMessages.unreachable}</p>
      <Button onClick={() => startTrying(onRetry)}>
        {isTrying ? adminMessages.loading : adminMessages.retry}
      </Button>
    </div>
  );
}

interface VersionListProps {
  /** Newest first. */
  versions: readonly NamedVersion[];
  chosen: NamedVersion;
  /** What is stored now; null where that is none of them. */
  current: NamedVersion | null;
  onChoose: (version: NamedVersion) => void;
}

/** The saved versions by time, and what made each. The chosen one is shown beside the list. */
function VersionList({ versions, chosen, current, onChoose }: VersionListProps) {
  return (
    <nav className="version-list" aria-label={versionsMessages.listName}>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {versions.map((version) => (
          <li key={version.key}>
            <Button
              className="w-full flex-wrap justify-between text-left font-medium"
              aria-current={version.key === chosen.key}
              onClick={() => onChoose(version)}
            >
              {version.hasTime && (
                <time className="whitespace-normal" dateTime={new Date(version.at).toISOString()}>
                  {version.name}
                </time>
              )}
              {version.isOriginal && (
                <span className="tag-origin">
                  {version.hasTime ? versionsMessages.fromWebsite : versionsMessages.original}
                </span>
              )}
              {version.made && <span className="hint">{versionsMessages.made[version.made]}</span>}
              {version === current && <span className="tag-origin">{versionsMessages.now}</span>}
            </Button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
