import { databaseName } from '#src/config/storage-keys.ts';

/** Tells the other tabs of this browser that something in the database changed, so that they read it again. */
export interface TabNews {
  tell: (topic: string) => void;
  /** Calls back when another tab announces a change. */
  follow: (topic: string, changed: () => void) => void;
}

/**
 * Opens the channel between tabs on first use. Without one, tabs see each other's changes when they read again.
 * @param open makes the channel; may throw if the browser has none
 */
export function tabNews(
  open: () => Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>,
): TabNews {
  let channel: ReturnType<typeof open> | null | undefined;

  function opened() {
    try {
      channel ??= channel === undefined ? open() : null;
    } catch {
      channel = null;
    }
    return channel;
  }

  return {
    tell: (topic) => opened()?.postMessage(topic),
    follow: (topic, changed) =>
      opened()?.addEventListener('message', ({ data }) => {
        if (data === topic) changed();
      }),
  };
}

/** The channel of this browser's tabs. */
export const browserNews = tabNews(() => new BroadcastChannel(databaseName));
