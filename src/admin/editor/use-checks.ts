import { useEffect, useMemo, useState } from 'react';
import type { Checklist } from '#src/admin/editor/Checklist.tsx';
import type { Check } from '#src/admin/editor/post-checks.ts';
import { useSettled } from '#src/admin/editor/use-settled.ts';
import { isFormEmpty, missingFields } from '#src/admin/model/form.ts';
import type { PostForm } from '#src/admin/model/form-fields.ts';
import type { SlugWorld } from '#src/admin/model/slug-holders.ts';
import type { FieldName, Post } from '#src/lib/posts/post.ts';

/** What the website would refuse, by field, with what to write instead. */
export type Remarks = Readonly<Partial<Record<FieldName, string>>>;

/** What is known of a post: for the checklist, and of it what its fields say themselves. */
interface Checks {
  /** Draws them. It comes with what finds them, so that opening an editor waits for neither; null until then. */
  readonly Checklist: typeof Checklist | null;
  readonly checks: readonly Check[];
  readonly remarks: Remarks;
  /** An excerpt for a post that has none; '' if its text has no words. */
  readonly proposal: string;
  /** The address of a corrected title; '' if there is nothing to propose. */
  readonly retitled: string;
}

/** Milliseconds without typing before a post is looked at. */
const pause = 500;
const nothing: Checks = { Checklist: null, checks: [], remarks: {}, proposal: '', retitled: '' };

/**
 * What is known of a post as it is typed: nothing of a new one in which nobody has typed, and its fields are left in
 * peace until it could be saved.
 * @param opened the edited post; undefined for a new one
 */
export function useChecks(form: PostForm, opened: Post | undefined, world: SlugWorld): Checks {
  const typed = useMemo(() => [form, opened, world] as const, [form, opened, world]);
  const settled = useSettled(typed, pause);
  const [found, setFound] = useState(nothing);
  useEffect(() => {
    let isCurrent = true;
    // Without a connection nothing is said: the review says it again before anything is sent.
    void checksOf(...settled)
      .catch(() => nothing)
      .then((now) => {
        if (isCurrent) setFound(now);
      });
    return () => {
      isCurrent = false;
    };
  }, [settled]);
  return found;
}

async function checksOf(...[form, opened, world]: Parameters<typeof useChecks>): Promise<Checks> {
  if (opened === undefined && isFormEmpty(form)) return nothing;
  const [{ postChecks, proposedExcerpt, proposedSlug, remarksOf }, { Checklist }] =
    await Promise.all([
      import('#src/admin/editor/post-checks.ts'),
      import('#src/admin/editor/Checklist.tsx'),
    ]);
  const checks = postChecks(form, opened, world);
  const isUnfinished = opened === undefined && missingFields(form).length > 0;
  return {
    Checklist,
    checks,
    remarks: isUnfinished ? {} : remarksOf(checks),
    proposal: proposedExcerpt(form),
    retitled: proposedSlug(form, opened, world),
  };
}
