import { CopyMessage } from '#src/admin/publish/CopyMessage.tsx';
import { routeMessages } from '#src/admin/publish/later-words.ts';
import { takeOffMessage } from '#src/admin/publish/webmaster-message.ts';

interface AskRouteProps {
  posts: Parameters<typeof takeOffMessage>[0];
}

/** The route off the website without GitHub: somebody is asked for it. */
export function AskRoute({ posts }: AskRouteProps) {
  return (
    <section className="route" aria-label={routeMessages.pack}>
      <h3>{routeMessages.pack}</h3>
      <p>{routeMessages.ask}</p>
      <CopyMessage text={takeOffMessage(posts)} />
    </section>
  );
}
