import { useId, useState } from 'react';
import { countPosts, namePosts } from '#src/admin/model/post-count.ts';
import { ConflictChoice } from '#src/admin/publish/ConflictChoice.tsx';
import { coupledWith } from '#src/admin/publish/left-out.ts';
import { PageLink } from '#src/admin/publish/PlaceNote.tsx';
import { commitBatches } from '#src/admin/publish/commits.ts';
import { RefusedPosts } from '#src/admin/publish/RefusedPosts.tsx';
import { ReviewedChange } from '#src/admin/publish/ReviewedChange.tsx';
import type { Review, ReviewAim } from '#src/admin/publish/review.ts';
import { reviewMessages, sendMessages, wayMessages } from '#src/admin/publish/later-words.ts';
import type { ReviewNotice, ReviewStep } from '#src/admin/publish/reviewing.ts';
import type { SendOptions } from '#src/admin/publish/send.ts';
import { Button } from '#src/admin/shell/Button.tsx';
import { DialogActions } from '#src/admin/shell/Dialog.tsx';
import { MoreRows, useGrowingList } from '#src/admin/shell/MoreRows.tsx';
import { Typed } from '#src/admin/shell/Typed.tsx';
import { SaidWords } from '#src/ui/SaidWords.tsx';

interface ReviewedPostsProps {
  review: Review;
  aim: ReviewAim;
  notice: ReviewNotice;
  /** As in the step of the review. */
  waiting: Extract<ReviewStep, { step: 'review' }>['waiting'];
  /** The branch takes pull requests only. */
  isProtected: boolean;
  /** @param posts those that nobody left out */
  onSend: (way: SendOptions['way'], posts: Review['changes']) => void;
  onKeepMine: (key: string) => void;
  onTaken: () => void;
  onClose: () => void;
}

const ways = ['branch', 'pull-request'] as const;

/** What sending will change, before it is sent. */
export function ReviewedPosts(props: ReviewedPostsProps) {
  const { review, aim, isProtected, onSend, onKeepMine, onTaken, onClose } = props;
  const { changes, same, conflicts, refused } = review;
  const [way, setWay] = useState<SendOptions['way']>(isProtected ? 'pull-request' : 'branch');
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const chosen = changes.filter((post) => !leftOut.has(post.id));
  const setChosen = (post: string, isChosen: boolean) => {
    const coupled = coupledWith(changes, post);
    const others = [...leftOut].filter((one) => !coupled.has(one));
    setLeftOut(new Set(isChosen ? others : [...others, ...coupled]));
  };
  const growing = useGrowingList(changes.length);
  const id = useId();
  const soon = aim === 'publish' && changes.every(({ day }) => day !== null) ? 'waits' : aim;
  const isNothing = changes.length + conflicts.length + refused.length === 0;
  return (
    <>
      {props.notice && (
        <p className="note" role="alert">
          {reviewMessages[props.notice]}
        </p>
      )}
      {conflicts.map((conflict) => (
        <ConflictChoice
          key={`${conflict.id} ${conflict.key}`}
          conflict={conflict}
          onKeepMine={() => onKeepMine(conflict.key)}
          onTaken={onTaken}
        />
      ))}
      <RefusedPosts
        refused={refused}
        isFirst={changes.length + conflicts.length === 0}
        onClose={onClose}
      />
      {isNothing && (
        <p>
          <strong>{reviewMessages.nothing}</strong>{' '}
          {same.length === 0 && <span>{reviewMessages.onlyBuiltIn}</span>}
        </p>
      )}
      {changes.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {changes.slice(0, growing.count).map((post) => (
            <ReviewedChange
              key={post.id}
              post={post}
              isAlone={changes.length === 1}
              isChosen={!leftOut.has(post.id)}
              onChoose={(isChosen) => setChosen(post.id, isChosen)}
            />
          ))}
        </ul>
      )}
      <MoreRows {...growing} />
      {same.length > 0 && (
        <p className="hint">
          <SaidWords words={namePosts(same)} />{' '}
          <span>{same.length === 1 ? reviewMessages.isSame : reviewMessages.areSame}</span>
        </p>
      )}
      {props.waiting.map(({ post, url }) => (
        <p key={post.id} className="note">
          <strong>
            <Typed>{post.title}</Typed>
          </strong>{' '}
          <span>{reviewMessages.inPullRequest}</span> <PageLink url={url} />
        </p>
      ))}
      {changes.length > 0 && (
        <fieldset className="grid gap-2">
          <legend>{wayMessages.title}</legend>
          {ways.map((one) => (
            <label key={one} className="grid min-h-11 grid-cols-[auto_1fr] items-baseline gap-x-2">
              <input
                type="radio"
                name={id}
                checked={way === one}
                disabled={one === 'branch' && isProtected}
                onChange={() => setWay(one)}
              />
              <span>{wayMessages[one]}</span>
              <span className="hint col-start-2">
                {one === 'branch' ? wayMessages.branchHint[soon] : wayMessages['pull-requestHint']}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <CommitCount key={[...leftOut].join(' ')} changes={chosen.map(({ change }) => change)} />
      <DialogActions>
        <Button onClick={onClose}>
          {changes.length > 0 ? reviewMessages.cancel : reviewMessages.close}
        </Button>
        {changes.length > 0 && (
          <Button
            look={aim === 'publish' ? 'primary' : 'danger'}
            disabled={chosen.length === 0}
            onClick={() => onSend(way, chosen)}
          >
            {`${aim === 'publish' ? sendMessages.send : sendMessages.takeOff} ${countPosts(chosen.length)}`}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

/** Announces that one commit isn't enough. */
function CommitCount({ changes }: { changes: Parameters<typeof commitBatches>[0] }) {
  const [divided] = useState(() => commitBatches(changes));
  if ('tooLarge' in divided || divided.batches.length < 2) return null;
  return <p className="note">{`${divided.batches.length} ${wayMessages.commits}`}</p>;
}
