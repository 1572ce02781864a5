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
      <ol>
        {versions.map((version, place) => (
          <li key={version.key}>
            <button
              type="button"
              className="button"
              aria-current={version.key === chosen.key}
              onClick={() => onChoose(version)}
            >
              {!version.isOriginal && (
                <time dateTime={new Date(version.at).toISOString()}>{version.name}</time>
              )}
              {version.isOriginal && (
                <span className="tag-origin">{versionsMessages.original}</span>
              )}
              {place === 0 && <span className="tag-origin">{versionsMessages.newest}</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
