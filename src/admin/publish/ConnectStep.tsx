import { useState, type ReactNode } from 'react';
import type { AdminPost } from '#src/admin/model/admin-posts.ts';
import { connectMessages, introMessages, routeMessages } from '#src/admin/publish/later-words.ts';
import { RefusedPosts } from '#src/admin/publish/RefusedPosts.tsx';
import type { RefusedPost, ReviewAim } from '#src/admin/publish/review.ts';
import { Route } from '#src/admin/publish/Route.tsx';
import { Button } from '#src/admin/shell/Button.tsx';
import { Titles } from '#src/admin/shell/Titles.tsx';
import { Typed } from '#src/admin/shell/Typed.tsx';
import { formatDay, isOut } from '#src/lib/posts/dates.ts';

interface ConnectStepProps {
  aim: ReviewAim;
  posts: readonly AdminPost[];
  refused: readonly RefusedPost[];
  /** What can be done without GitHub. */
  otherRoute: ReactNode;
  onConnect: () => void;
  onClose: () => void;
}

/** Without a connection: what is to go, the two routes there, and what has to be mended before. */
export function ConnectStep(props: ConnectStepProps) {
  const { aim, posts, refused, otherRoute, onConnect, onClose } = props;
  const isNoneReady = refused.length > 0 && refused.length === posts.length;
  const mending = <RefusedPosts refused={refused} isFirst={isNoneReady} onClose={onClose} />;
  return (
    <>
      <p>
        <span>{introMessages.about[aim]}</span> <Titles titles={posts.map(({ title }) => title)} />
      </p>
      {isNoneReady && mending}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] items-start gap-3">
        <Route name={routeMessages.gitHub}>
          <p>{routeMessages.gitHubHint[aim]}</p>
          <div className="actions">
            <Button
              look={isNoneReady ? undefined : 'primary'}
              aria-haspopup="dialog"
              onClick={onConnect}
            >
              {connectMessages.title}
            </Button>
          </div>
        </Route>
        {otherRoute}
      </div>
      {aim === 'publish' && <WhenReadersSee posts={posts} />}
      {!isNoneReady && mending}
    </>
  );
}

/** How many posts are named of those whose day is still to come. */
const namedLater = 3;

/** From when on readers have the posts: in a few minutes, or on a day to come. */
function WhenReadersSee({ posts }: { posts: readonly Pick<AdminPost, 'id' | 'title' | 'date'>[] }) {
  const [now] = useState(() => new Date());
  const later = posts.filter(({ date }) => !isOut(date, now));
  const { soon, onItsDay, from, others } = introMessages;
  return (
    <>
      {later.length < posts.length && <p>{soon}</p>}
      {later.length > 0 && (
        <div>
          <p>{onItsDay}</p>
          <ul className="list-disc pl-5">
            {later.slice(0, namedLater).map(({ id, title, date }) => (
              <li key={id}>
                <strong>
                  <Typed>{title}</Typed>
                </strong>
                <span>{` ${from} ${formatDay(date)}`}</span>
              </li>
            ))}
            {later.length > namedLater && <li>{`${later.length - namedLater} ${others}`}</li>}
          </ul>
        </div>
      )}
    </>
  );
}
