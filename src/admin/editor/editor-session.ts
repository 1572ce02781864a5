import { atom, computed } from 'nanostores';
import { changeForm } from '#src/admin/editor/form-changes.ts';
import type { PostLockState } from '#src/admin/editor/post-lock.ts';
import { saving, savingDoors } from '#src/admin/editor/saving.ts';
import { writingPlace } from '#src/admin/editor/writing-place.ts';
import { loadAdminPosts } from '#src/admin/model/admin-posts.ts';
import type { OpenedPost } from '#src/admin/model/admin-posts.ts';
import { emptyForm, missingFields, sameForm } from '#src/admin/model/form.ts';
import type { PostForm } from '#src/admin/model/form-fields.ts';
import { $goesOn, $newDuplicate } from '#src/admin/model/marked-posts.ts';
import { pictureWork } from '#src/admin/pictures/picture-work.ts';
import type { StoredDraft } from '#src/admin/safety/draft.ts';
import { autosave } from '#src/admin/safety/autosave.ts';
import { editorCopy } from '#src/admin/safety/editor-copy.ts';
import { watchLeaving } from '#src/admin/safety/leave-guard.ts';
import { draftDoors, newDraft } from '#src/admin/safety/new-draft.ts';
import { offeredCopies } from '#src/admin/safety/offered-copies.ts';
import {
  $copies,
  $keptAt,
  $unkept,
  flushCopies,
  readCopies,
} from '#src/admin/safety/safety-copies.ts';
import type { SafetyCopy } from '#src/admin/safety/safety-copy.ts';
import { savedAt } from '#src/admin/versions/versions.ts';
import { leaveErrors } from '#src/stores/toasts.ts';
import { editorLimits } from '#src/admin/editor/limits.ts';

/** What an editor is opened with. */
export interface EditorStart {
  /** null for a new post. */
  readonly opened: OpenedPost | null;
  readonly form: PostForm;
  /** The stored draft, if the form is it. */
  readonly draft: StoredDraft | null;
  /** A text that nobody saved, to go on with instead of the form. */
  readonly continued: SafetyCopy | null;
}

const hasWords = ({ content }: PostForm) => /[\p{L}\p{N}]/u.test(content);

/** Everything that one opened editor does, without what it looks like. */
export function editorSession(start: EditorStart) {
  const { opened, continued } = start;
  const postId = opened?.post.id ?? null;
  /** The unsaved text that the fields begin with. */
  let begun = continued ?? start.draft?.copy ?? null;
  /** What stands in the fields. */
  const $form = atom(continued?.form ?? start.form);
  /** Whether public pages show the post from the next save on; undefined where nobody chose. */
  const $isShown = atom<boolean | undefined>(
    opened && $newDuplicate.get() === postId ? true : undefined,
  );
  /** Saving was asked for, and waits for pictures. */
  const $isWaiting = atom(false);
  /** Fields that are stored or empty. While the form equals them, there is nothing to keep. */
  let unchanged = start.form;
  /** The text before it began to shrink. */
  let whole = $form.get();
  let isOpen = false;
  let lock: PostLockState | null = null;

  const replace = (form: PostForm) => $form.set(form);
  const copy = editorCopy(
    postId,
    writingPlace,
    opened ? savedAt(opened.post) : Promise.resolve(null),
  );
  const copies = offeredCopies(postId, { own: copy, $form, unchanged: () => unchanged, replace });
  const draft = newDraft(start.draft?.text ?? null, {
    copy,
    place: writingPlace,
    restore: copies.restore,
    ...draftDoors,
  });
  const drafts = autosave(draft.save);
  const work = pictureWork();
  const saver = saving({
    opened,
    form: () => $form.get(),
    isShown: () => $isShown.get(),
    editor: () => ({ isOpen, isReadOnly: lock !== 'mine' }),
    onSaved: () => {
      drafts.stop();
      void copy.finish();
      void draft.clear();
      work.closeMessages();
    },
    ...savingDoors,
  });

  /** When what stands in the fields was kept; null where it is what is stored, or empty. */
  const $kept = computed([$keptAt, $form], (keptAt, form) => {
    if (sameForm(form, unchanged) && form !== begun?.form) return null;
    return keptAt[copy.key] ?? begun?.at ?? null;
  });
  /** What stands in the fields is in this tab alone. */
  const $isUnkept = computed($unkept, (keys) => keys.has(copy.key));
  /** What Ctrl+S has answered, for a moment. */
  const $answer = atom<'kept' | 'nothing' | null>(null);
  let answered: ReturnType<typeof setTimeout> | undefined;

  /** A text that was emptied would take its kept copy with it: by a slip, in a hurry, by one key too many. */
  function keepEmptied(form: PostForm) {
    const isKept = ($keptAt.get()[copy.key] ?? begun?.at) !== undefined;
    // The draft of a new post is kept nowhere else.
    const isNew = hasWords(whole) && (opened === null || whole.content !== unchanged.content);
    if (!hasWords(form) && isNew && isKept) {
      begun = copy.keepErased(whole);
      if (opened === null) {
        draft.makeWay();
        unchanged = emptyForm(new Date());
      }
    }
    if (!hasWords(form) || form.content.length >= whole.content.length) whole = form;
  }

  /** Keeps what was typed: as a safety copy at once, and a new post as its draft after a while. */
  function keepTyped() {
    const form = $form.get();
    keepEmptied(form);
    if (sameForm(form, unchanged)) copy.drop();
    else copy.keep(form);
    // A picture may still arrive later. The other tab notices what is written to localStorage.
    if (lock === 'lost') flushCopies();
    if (opened === null) drafts.follow(form, unchanged);
  }

  /** Messages go once they are answered, or somebody goes on writing. */
  function leaveMessages() {
    saver.heedTyping();
    if (work.$underWay.get() === 0) work.closeMessages();
  }

  /** Says that this editor lives, so that no tab offers its copy, until what it gives back is called. */
  let letGo: (() => void) | null = null;
  function hold() {
    letGo?.();
    letGo = lock === 'lost' ? null : copy.hold();
  }

  /** Puts another text into the fields. Of a new post, the stored draft is none of this editor's from then on. */
  function restore(kept: SafetyCopy) {
    if (opened === null) {
      void draft.letGo();
      unchanged = emptyForm(new Date());
    }
    // What it replaces is kept as well.
    whole = kept.form;
    copies.restore(kept);
  }

  /** Saves the fields, after waiting for pictures that aren't ready. */
  function save() {
    if ($isWaiting.get()) return;
    $goesOn.set(false);
    const saveNow = () => {
      if (lock === 'mine') void saver.save();
    };
    // Missing fields are reported at once, before any picture is ready.
    if (work.$underWay.get() === 0 || missingFields($form.get()).length > 0) {
      saveNow();
      return;
    }
    $isWaiting.set(true);
    void work.areIn().then((isComplete) => {
      $isWaiting.set(false);
      if (isComplete) saveNow();
    });
  }

  /** Keeps the fields at once, and says so. */
  function keep() {
    if (lock !== 'mine' || $isWaiting.get() || saver.isSavingNow()) return;
    const form = $form.get();
    const isTyped = !sameForm(form, unchanged);
    if (isTyped) {
      copy.keep(form);
      flushCopies();
      if (opened === null) drafts.saveNow(form);
    }
    leaveErrors();
    clearTimeout(answered);
    $answer.set(isTyped || form === begun?.form ? 'kept' : 'nothing');
    answered = setTimeout(() => $answer.set(null), editorLimits.answerShown);
  }

  return {
    $form,
    $isShown,
    $kept,
    $isUnkept,
    $answer,
    keep,
    $isWaiting,
    pictures: work.pictures,
    copies: { ...copies, restore },
    autosave: drafts,
    saver,
    save,
    /** Changes some fields, and the fields that follow them. */
    change: (change: Partial<PostForm>) => $form.set(changeForm($form.get(), change)),
    /** Puts the draft aside and begins with empty fields. */
    startEmpty: (): void => {
      draft.turnIntoCopy($form.get(), () => $isWaiting.get() || saver.isSavingNow());
      copy.beginAnew();
      begun = null;
      unchanged = whole = emptyForm(new Date());
      $form.set(unchanged);
      void copies.tidy();
    },
    /**
     * Who may edit the post by now.
     * @param state null until the browser has answered
     */
    setLock: (state: PostLockState | null): void => {
      const isOther = (state === 'lost') !== (lock === 'lost');
      lock = state;
      if (!isOther) return;
      // Where the post comes back, the other tab may have dismissed the copy.
      keepTyped();
      hold();
    },
    /**
     * The editor is on the screen.
     * @returns what ends it: its last second is written at once, not after the pause
     */
    open: (): (() => void) => {
      isOpen = true;
      watchLeaving();
      loadAdminPosts();
      if (begun) copy.adopt(begun);
      hold();
      const stops = [
        $form.listen(keepTyped),
        $form.listen(leaveMessages),
        $copies.listen(() => void copies.tidy()),
      ];
      void readCopies();
      return () => {
        isOpen = false;
        flushCopies();
        for (const stop of stops) stop();
        letGo?.();
        drafts.stop();
        clearTimeout(answered);
        work.close();
      };
    },
  };
}

/** Changes some fields of the editor. */
export type ChangeFields = ReturnType<typeof editorSession>['change'];
