import { persistentAtom } from '@nanostores/persistent';
import { atom, computed } from 'nanostores';

/** A choice of two that this browser keeps. An unknown value in storage means the first one. */
export function keptChoice<Choice extends string>(
  key: string,
  usual: Choice,
  other: Choice,
  { listen }: { readonly listen: boolean },
) {
  const $kept = persistentAtom<Choice>(key, usual, {
    listen,
    encode: (choice: Choice) => choice,
    decode: (stored: string): Choice => (stored === other ? other : usual),
  });
  /** The choice of this tab, if it could not be stored. */
  const $unkept = atom<Choice | null>(null);
  const $choice = computed([$kept, $unkept], (kept, unkept) => unkept ?? kept);
  /** If storage is full, the choice is for this tab only. */
  const choose = (choice: Choice): void => {
    try {
      $kept.set(choice);
      $unkept.set(null);
    } catch {
      $unkept.set(choice);
    }
  };
  return { $choice, choose, chooseHere: (choice: Choice) => $unkept.set(choice) };
}
