import type { ClientDirective } from 'astro';
import { sleeper } from '#src/integrations/client-needed-directive.ts';
import { isPlainPress } from '#src/lib/plain-press.ts';
import { isAnswered, pageLinks } from '#src/stores/early-presses.ts';

/**
 * As `client:needed`, and at once when the first paint found that the built list isn't enough
 * (components/shared/first-paint/list.ts). While the list has not answered what is typed, its links to other pages wait.
 */
const list: ClientDirective = (load, _options, island) => {
  const { wake, note, presses } = sleeper(load, island);
  const path = () => location.pathname + location.search;
  const builtPath = path();

  // A new text shows its first page, and who leaves or goes Back takes back a press.
  for (const change of ['input', 'popstate', 'pagehide'])
    addEventListener(change, () => {
      for (const { control } of presses.splice(0)) delete control.dataset.heard;
    });
  // After a reload, Back may reach an address that was written in place; it loads no document by itself.
  addEventListener('popstate', () => {
    if (path() !== builtPath) wake();
  });
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLElement>(pageLinks);
      if (link && isPlainPress(event)) note(event, link, !isAnswered(island));
    },
    true,
  );
  if (document.documentElement.dataset.waking) wake();
};

export default list;
