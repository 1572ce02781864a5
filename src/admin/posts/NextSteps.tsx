import { countPosts } from '#src/admin/model/post-count.ts';
import type { PlacedPost } from '#src/admin/publish/places.ts';
import { isWaiting } from '#src/admin/publish/status.ts';
import { publishNames } from '#src/admin/publish/words.ts';
import { nextStepMessages, rowActions } from '#src/admin/posts/words.ts';
import { Fold } from '#src/admin/shell/Fold.tsx';
import { Button } from '#src/admin/shell/Button.tsx';

interface NextStepsProps {
  posts: readonly PlacedPost[];
  onPublish: (posts: readonly PlacedPost[]) => void;
  onRemove: (posts: readonly PlacedPost[]) => void;
}

/** What can be done with all posts of this browser at once: publish what readers don't have, remove what they do. */
export function NextSteps({ posts, onPublish, onRemove }: NextStepsProps) {
  const waiting = posts.filter(({ place, isPublished }) => isPublished && isWaiting(place));
  const hasHidden = posts.some(({ place, isPublished }) => !isPublished && isWaiting(place));
  const live = posts.filter(({ place }) => place.status === 'live');
  const { onlyHere, isLive, notHidden } = nextStepMessages;
  return (
    <>
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
    </>
  );
}

interface StepProps {
  posts: readonly PlacedPost[];
  words: { readonly one: string; readonly many: string; readonly short: string };
  /** What the number leaves out. */
  note?: string | undefined;
  button: string;
  onPress: () => void;
}

/** A sentence about some posts, and what can be done with them. */
function Step({ posts: { length }, words, note, button, onPress }: StepProps) {
  if (length === 0) return null;
  return (
    <Fold label={`${countPosts(length)} ${words.short}`} className="note py-1">
      <div className="offer">
        <p>
          <strong>{countPosts(length)}</strong> <span>{length === 1 ? words.one : words.many}</span>
          {note && <span>{` ${note}`}</span>}
        </p>
        <Button aria-haspopup="dialog" onClick={onPress}>
          {button}
        </Button>
      </div>
    </Fold>
  );
}
