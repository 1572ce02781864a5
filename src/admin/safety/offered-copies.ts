import { atom, computed } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { isFormEmpty, isHeldBy, sameForm } from '#src/admin/model/form.ts';
import type { PostForm } from '#src/admin/model/form-fields.ts';
import { isStoredDraft } from '#src/admin/safety/draft.ts';
import { offerAgain } from '#src/admin/safety/editor-copy.ts';
import type { EditorCopy } from '#src/admin/safety/editor-copy.ts';
import { outdatedCopies } from '#src/admin/safety/outdated-copies.ts';
import { $copies, dropWithOlderStates } from '#src/admin/safety/safety-copies.ts';
import { isBareStateOf, withoutOlderStates } from '#src/admin/safety/safety-copy.ts';
import type { SafetyCopy } from '#src/admin/safety/safety-copy.ts';
import { titlePart } from '#src/admin/safety/text-words.ts';
import { copiesMessages } from '#src/admin/safety/words.ts';
import { showToast } from '#src/stores/toasts.ts';

/** A text that is offered. */
export interface OfferedCopy extends SafetyCopy {
  /** The post was saved after it was typed, so it is taken only from a comparison with that. */
  readonly isOutdated: boolean;
}

/** What offering needs of the editor around it. */
interface OfferParts {
  readonly own: Pick<EditorCopy, 'keepAsCopy' | 'adopt'>;
  readonly $form: ReadableAtom<PostForm>;
  /** What is stored, or worth nothing. */
  readonly unchanged: () => PostForm;
  /** Puts a form into the fields. */
  readonly replace: (form: PostForm) => void;
}

/** Whether the text is stored elsewhere: as the post, or for a new post as the draft. */
const isKeptElsewhere = async ({ postId, form }: SafetyCopy) =>
  postId !== null || isFormEmpty(form) || (await isStoredDraft(form));

/**
 * The copies of one post, or of new posts, that editors left behind.
 * @param postId null for a new post
 */
export function offeredCopies(
  postId: string | null,
  { own, $form, unchanged, replace }: OfferParts,
) {
  const ofPost = () => withoutOlderStates($copies.get().filter((copy) => copy.postId === postId));

  /** Keys of those that were typed before the post was saved as it is. */
  const $outdated = atom<ReadonlySet<string>>(new Set());

  /** Lets go of those that hold what another one, or the editor as it was opened, holds anyway. */
  async function tidy(): Promise<void> {
    // Dropping one changes the list, and a copy must not be compared with itself.
    const all = ofPost();
    $outdated.set(await outdatedCopies(all));
    for (const [place, copy] of all.entries()) {
      // They are sorted newest first: of two equal ones, the older is dropped.
      const isTwice = all.slice(0, place).some(({ form: newer }) => sameForm(newer, copy.form));
      const isBare = all.some((other) => isBareStateOf(copy, other));
      if (isTwice || isBare || (sameForm(copy.form, unchanged()) && (await isKeptElsewhere(copy))))
        await dropWithOlderStates(copy);
    }
  }

  function restore(copy: SafetyCopy): void {
    const form = $form.get();
    const isReplacing = !sameForm(form, unchanged()) || (postId === null && !isFormEmpty(form));
    if (isReplacing) own.keepAsCopy(form);
    own.adopt(copy);
    replace(copy.form);
    const { restoredTitle, restored, restoredKept } = copiesMessages;
    const text = isReplacing ? restoredKept : restored;
    showToast({ kind: 'success', title: restoredTitle, text });
  }

  function dismiss(copy: SafetyCopy): void {
    const tell = () =>
      showToast({
        kind: 'success',
        title: copiesMessages.dismissedTitle,
        text: titlePart(copy),
        undo: () => void offerAgain(copy),
      });
    void dropWithOlderStates(copy).then(tell);
  }

  /** Those that hold something else than the fields do now. */
  const $offered = computed([$copies, $form, $outdated], (_, form, outdated) =>
    ofPost()
      .filter((copy) => !sameForm(copy.form, form))
      .filter((copy) => postId !== null || !isHeldBy(copy.form, form))
      .map((copy) => ({ ...copy, isOutdated: outdated.has(copy.key) })),
  );
  return { $offered, tidy, restore, dismiss };
}
