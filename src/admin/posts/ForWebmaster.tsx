import { useId } from 'react';
import { webmasterMessages } from '#src/admin/posts/words.ts';
import { adminPaths } from '#src/admin/shell/router.ts';
import { ScreenLink } from '#src/admin/shell/ScreenLink.tsx';

/** What nobody needs who writes posts, at the end of the dashboard. */
export function ForWebmaster() {
  const id = useId();
  const { title, sitemap, hint } = webmasterMessages;
  return (
    <section className="panel grid gap-3" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ScreenLink to={adminPaths.sitemap} className="button">
          {sitemap}
        </ScreenLink>
        <span className="hint">{hint}</span>
      </p>
    </section>
  );
}
