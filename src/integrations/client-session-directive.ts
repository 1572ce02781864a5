import type { ClientDirective } from 'astro';
import { sessionKey } from '#src/config/storage-keys.ts';
import { offerReload } from '#src/integrations/client-needed-directive.ts';
import { sessionTimeLeft } from '#src/lib/auth.ts';
import { storedText } from '#src/stores/stored-text.ts';

/** Loads an island at once where this browser holds a live admin session, else never. */
const session: ClientDirective = (load, _options, island) => {
  if (sessionTimeLeft(storedText(sessionKey), Date.now()) === 0) return;
  island.addEventListener('astro:hydration-error', () => offerReload(island));
  void load().then((hydrate) => hydrate());
};

export default session;
