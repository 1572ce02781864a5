import { Button } from '#src/admin/shell/Button.tsx';
import type { NamedVersion } from '#src/admin/versions/use-versions.ts';
import { versionsMessages } from '#src/admin/versions/words.ts';

interface VersionListProps {
  /** Newest first. */
  versions: readonly NamedVersion[];
  chosen: NamedVersion;
  onChoose: (version: NamedVersion) => void;
}

/** The saved versions by time. The chosen one is shown beside the list. */
export function VersionList({ versions, chosen, onChoose }: VersionListProps) {
  return (
    <nav className="version-list" aria-label={versionsMessages.listName}>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {versions.map((version, place) => (
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
                <span className="tag-origin">{versionsMessages.original}</span>
              )}
              {place === 0 && <span className="tag-origin">{versionsMessages.newest}</span>}
            </Button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
