/** Where a word can be. */
export interface Place {
  /** Unique: 'post olga', 'copy 7f…', 'field of tab 2'. */
  readonly name: string;
  readonly kind: 'field' | 'post' | 'draft' | 'copy' | 'version' | 'trash' | 'set aside' | 'mirror';
  readonly store: 'page' | 'localStorage' | 'database';
  /** The posts that it belongs to; null stands for a new one. */
  readonly postIds: readonly (string | null)[];
  /** Everything that somebody wrote there. */
  readonly text: string;
  /** For a copy, the name of the one that it goes on from. */
  readonly from?: string;
}

/** Names of all copies that a copy goes on from. */
export function olderNames({ from }: Place, places: readonly Place[]): string[] {
  const others = places.filter(({ name }) => name !== from);
  const older = places.filter(({ name }) => name === from);
  return from === undefined ? [] : [from, ...older.flatMap((one) => olderNames(one, others))];
}

/** Something that the administrator gave to the editor: a word, or the data of a picture. */
export interface KeptWord {
  /** What stands in the log. */
  readonly name: string;
  /** What to look for. */
  readonly text: string;
  /** The tab it was typed in. */
  readonly tab: number;
  /** When typing it ended, in milliseconds of a clock that only runs forward. */
  readonly at: number;
  /** The places where it was seen last. */
  readonly seen: readonly Place[];
}

/** Milliseconds after which what was typed must survive a kill. */
const promise = 2_000;

/**
 * The model of a soak: which words must be offered somewhere. A word may be gone only where the administrator took it
 * away, or where nothing was promised.
 * @param now milliseconds of a clock that only runs forward
 */
export function keptWords(now: () => number) {
  const kept = new Map<string, KeptWord>();
  /** Why a word may be missing when it is looked for next, by its name. */
  const excuses = new Map<string, string>();
  const givenUp = new Map<string, number>();
  let count = 0;

  /** The words of which something is true. */
  const having = (isMeant: (word: KeptWord) => boolean) => [...kept.values()].filter(isMeant);

  function giveUp(words: readonly KeptWord[], reason: string): void {
    for (const { name } of words) kept.delete(name);
    if (words.length > 0) givenUp.set(reason, (givenUp.get(reason) ?? 0) + words.length);
  }

  return {
    typed(name: string, text: string, tab: number): void {
      count += 1;
      kept.set(name, { name, text, tab, at: now(), seen: [] });
    },
    /**
     * Notes where every word is. Those that are missing and may be are given up.
     * @returns the others that are missing
     */
    look(places: readonly Place[]): KeptWord[] {
      const missing = having(({ text }) => !places.some((place) => place.text.includes(text)));
      for (const word of having((one) => !missing.includes(one)))
        kept.set(word.name, {
          ...word,
          seen: places.filter(({ text }) => text.includes(word.text)),
        });
      const isExcused = ({ name }: KeptWord) => excuses.has(name);
      for (const word of missing.filter(isExcused)) giveUp([word], excuses.get(word.name) ?? '');
      return missing.filter((word) => !isExcused(word));
    },
    /** From the next look on, nothing is excused any more. */
    forgetExcuses: (): void => excuses.clear(),
    /** Words that may be missing at the next look, because the act before took them away. */
    mayBeGone(words: readonly KeptWord[], reason: string): void {
      for (const { name } of words) excuses.set(name, reason);
    },
    /** The administrator took words away, so they may be gone at any time. */
    giveUp,
    having,
    /** The words that were last seen in such places only. */
    onlyIn: (isMeant: (place: Place) => boolean): KeptWord[] =>
      having(({ seen }) => seen.length > 0 && seen.every(isMeant)),
    /** The words that a kill of these tabs may take: typed too short a time before, and seen in no store. */
    tooYoung: (tabs: readonly number[], killedAt: number): KeptWord[] =>
      having(
        ({ tab, at, seen }) =>
          tabs.includes(tab) &&
          killedAt - at <= promise &&
          seen.every(({ store }) => store === 'page'),
      ),
    /** Milliseconds until everything typed so far must survive a kill. */
    untilSafe: (): number =>
      Math.max(0, ...having(() => true).map(({ at }) => at + promise + 1 - now())),
    /** How many were typed. */
    count: () => count,
    /** How many words were given up, by reason. */
    givenUp: (): ReadonlyMap<string, number> => givenUp,
  };
}

export type KeptWords = ReturnType<typeof keptWords>;
