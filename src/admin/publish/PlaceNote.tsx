import { placeLabels } from '#src/admin/model/words.ts';
import { builtInPlace } from '#src/admin/publish/places.ts';
import type { Place } from '#src/admin/publish/places.ts';
import { isPullRequest } from '#src/admin/publish/status.ts';
import { changedSince, placeActions, placeDetails } from '#src/admin/publish/words.ts';
import { formatDay } from '#src/lib/posts/dates.ts';
import '#src/admin/publish/place-note.css';

interface PlaceNoteProps {
  place: Place;
  /** It stands in no list. */
  isAlone?: boolean;
}

/** Says where a post is: its tag, what that means, and the commit that it is in. */
export function PlaceNote({ place, isAlone = false }: PlaceNoteProps) {
  const { status, url } = place;
  const { tag, sentence } = placeLabels[status];
  return (
    <span
      className={`place-note ${isAlone ? 'mr-auto' : 'mt-[0.2rem] block text-pretty max-sm:mt-0'}`}
    >
      <span className={`tag-origin place-${status}`} title={sentence}>
        {tag}
      </span>{' '}
      <span className={isAlone ? 'hint' : `hint ${listedAs(place)}`}>{sentenceOf(place)}</span>
      {url !== '' && (
        <>
          {' '}
          <PageLink url={url} />
        </>
      )}
    </span>
  );
}

/**
 * How the sentence shows in a list. Not for the usual case: two dozen equal sentences would hide the others. On a phone
 * the tag is enough where the sentence only explains it.
 */
function listedAs(place: Place): string {
  if (place === builtInPlace) return 'visually-hidden';
  return place.detail === null && !place.isChanged ? 'max-sm:sr-only' : '';
}

/** Leads to the commit or the pull request on GitHub. */
export function PageLink({ url }: { url: string }) {
  return (
    <a className="hint" href={url} target="_blank" rel="noopener">
      <span>{isPullRequest(url) ? placeActions.pullRequest : placeActions.commit}</span>&nbsp;
      <span aria-hidden="true">↗</span>
      <span className="visually-hidden">{` (${placeActions.newTab})`}</span>
    </a>
  );
}

function sentenceOf({ status, detail, isChanged, day }: Place): string {
  const said = detail === null ? placeLabels[status].sentence : placeDetails[detail];
  const when = detail === 'waits' && day !== null ? ` ${formatDay(day)}.` : '';
  return `${said}${when}${isChanged ? ` ${changedSince}` : ''}`;
}
