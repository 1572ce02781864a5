import type { PostVersion } from '#src/admin/stores/versions.ts';
import { versionsMessages } from '#src/config/versions-messages.ts';
import { formatMoment } from '#src/lib/moment.ts';

interface VersionListProps {
  /** Newest first. */
  versions: readonly PostVersion[];
  chosen: PostVersion;
  onChoose: (version: PostVersion) => void;
}

/** The saved versions by their time; the chosen one is shown beside the list. */
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
              <time dateTime={new Date(version.at).toISOString()}>{formatMoment(version.at)}</time>
              {place === 0 && <span className="tag-origin">{versionsMessages.newest}</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
