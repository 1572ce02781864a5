import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { BackupReminder, useLostWithoutBackup } from '#src/admin/backup/BackupActions.tsx';
import { reminderMessages } from '#src/admin/backup/words.ts';
import { countPosts } from '#src/admin/model/post-count.ts';
import type { PlacedPost } from '#src/admin/publish/places.ts';
import { isWaiting } from '#src/admin/publish/status.ts';
import { publishNames } from '#src/admin/publish/words.ts';
import { nextStepMessages, rowActions } from '#src/admin/posts/words.ts';
import { UnsavedTexts } from '#src/admin/safety/UnsavedTexts.tsx';
import { $unkept } from '#src/admin/safety/safety-copies.ts';
import { $unsavedTexts } from '#src/admin/safety/unsaved-texts.ts';
import type { UnsavedText } from '#src/admin/safety/unsaved-texts.ts';
import { titleOf } from '#src/admin/safety/text-words.ts';
import { unsavedMessages } from '#src/admin/safety/words.ts';
import { Button } from '#src/admin/shell/Button.tsx';
import { counted } from '#src/admin/shell/counted.ts';
import { Fold } from '#src/admin/shell/Fold.tsx';
import { keptChoice } from '#src/admin/storage/kept-choice.ts';
import { Typed } from '#src/admin/shell/Typed.tsx';
import { storageKeys } from '#src/config/storage-keys.ts';

const fold = keptChoice(storageKeys.waitingFold, 'usual', 'folded', { listen: false });

interface WaitingProps {
  posts: readonly PlacedPost[];
  onPublish: (posts: readonly PlacedPost[]) => void;
  onRemove: (posts: readonly PlacedPost[]) => void;
}

/**
 * What waits for somebody: texts that nobody saved, a backup, posts that readers don't have or that needn't stay here. It
 * is one line that opens, because the list of posts is what most come for; a single thing is told at once, and a text that
 * somebody will look for, as after a crash, unless they folded it, and always one that goes with this tab.
 */
export function Waiting({ posts, onPublish, onRemove }: WaitingProps) {
  const texts = useStore($unsavedTexts);
  const safe = useMemo(() => new Set(posts.filter(isSafe).map(({ id }) => id)), [posts]);
  const { lost, reminder } = useLostWithoutBackup(safe);
  const isUsual = useStore(fold.$choice) === 'usual';
  const unkept = useStore($unkept);
  const isTabOnly = texts.some(({ key }) => unkept.has(key));
  const waiting = posts.filter(({ place, isPublished }) => isPublished && isWaiting(place));
  const hasHidden = posts.some(({ place, isPublished }) => !isPublished && isWaiting(place));
  const live = posts.filter(({ place }) => place.status === 'live');
  const { title, onlyHere, isLive, notHidden } = nextStepMessages;
  const things = [
    ...(texts.length > 0 ? [counted(texts.length, unsavedMessages.one, unsavedMessages.many)] : []),
    ...(lost.length > 0
      ? [reminder?.madeAt === null ? reminderMessages.noneShort : reminderMessages.oldShort]
      : []),
    ...(waiting.length > 0 ? [`${countPosts(waiting.length)} ${onlyHere.short}`] : []),
    ...(live.length > 0 ? [`${countPosts(live.length)} ${isLive.short}`] : []),
  ];
  const [first = ''] = things;
  // Until the website has answered there may be more to come, and what shows its buttons must not fold under a pointer.
  const isAsking = posts.some(({ place }) => place.detail === 'asking');
  return (
    <Fold
      label={things.length > 1 ? title : first}
      note={
        <span className="line-clamp-2 wrap-anywhere">
          {things.length > 1 ? things.join(', ') : <Typed>{texts.map(titleOf).join(', ')}</Typed>}
        </span>
      }
      isAlways={isAsking || things.length > 1 || texts.length > 1}
      isOpenFirst={isTabOnly || (isUsual && texts.some(wasCutOff))}
      onPress={(isOpen) => fold.choose(isOpen ? 'usual' : 'folded')}
      className={things.length > 0 ? 'panel waiting' : 'hidden'}
    >
      <UnsavedTexts />
      <BackupReminder lost={lost} />
      <Step
        posts={waiting}
        words={onlyHere}
        note={hasHidden ? notHidden : undefined}
        button={publishNames.publish}
        onPress={() => onPublish(waiting)}
      />
      <Step
        posts={live}
        words={isLive}
        button={rowActions.removeLive}
        onPress={() => onRemove(live)}
      />
    </Fold>
  );
}

/** Milliseconds in which somebody comes back to look for a text. */
const soon = 24 * 60 * 60 * 1000;

/** Whether a text was left by a page that is gone, closed or killed, and not long ago. */
const wasCutOff = ({ at }: UnsavedText) => at < performance.timeOrigin && Date.now() - at < soon;

/** Whether readers have a post as it is here. While the website is being asked, nothing is claimed to be lost. */
const isSafe = ({ place: { status, detail } }: PlacedPost) =>
  status === 'live' || detail === 'asking';

interface StepProps {
  posts: readonly PlacedPost[];
  words: { readonly one: string; readonly many: string };
  /** What the number leaves out. */
  note?: string | undefined;
  button: string;
  onPress: () => void;
}

/** A sentence about some posts, and what can be done with them. */
function Step({ posts: { length }, words, note, button, onPress }: StepProps) {
  if (length === 0) return null;
  return (
    <div className="offer">
      <p>
        <strong>{countPosts(length)}</strong> <span>{length === 1 ? words.one : words.many}</span>
        {note && <span>{` ${note}`}</span>}
      </p>
      <Button aria-haspopup="dialog" onClick={onPress}>
        {button}
      </Button>
    </div>
  );
}
