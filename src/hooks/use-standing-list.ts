import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { isPlainPress } from '#src/lib/plain-press.ts';

/** The prerendered parts of a page of the list, by id. */
export interface StandingParts {
  readonly featuredId: string;
  readonly listId: string;
}

/**
 * Shows the prerendered list, or hides it while the island draws its own. Then the placeholders of the first paint
 * (`data-waking`) are no longer needed.
 * @param isAwake until then the page stays as the first paint left it
 * @param isWaiting nothing can be drawn yet, so the placeholders stay
 */
export function useStandingParts(
  { featuredId, listId }: StandingParts,
  isStanding: boolean,
  isAwake: boolean,
  isWaiting: boolean,
) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (!isAwake || (isWaiting && dataset.waking !== undefined)) return;
    delete dataset.waking;
    const show = (visible: boolean) => {
      for (const id of [featuredId, listId])
        document.getElementById(id)?.toggleAttribute('hidden', !visible);
    };
    show(isStanding);
    // If the island crashes, the built page comes back.
    return () => show(true);
  }, [featuredId, listId, isStanding, isAwake, isWaiting]);
}

/**
 * Turns the page in place when a prerendered pagination link is clicked. If that isn't possible, the link navigates.
 */
export function useStandingLinks(
  { listId }: StandingParts,
  canTurn: boolean,
  turnPage: (page: number) => void,
) {
  useEffect(() => {
    const list = document.getElementById(listId);
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[data-page]');
      if (!(link instanceof HTMLElement) || !canTurn || !isPlainPress(event)) return;
      event.preventDefault();
      turnPage(Number(link.dataset.page));
    };
    list?.addEventListener('click', onClick);
    return () => list?.removeEventListener('click', onClick);
  }, [listId, canTurn, turnPage]);
}

/**
 * Keeps the search field in its place in the window when the featured post above it appears or disappears. It scrolls,
 * as far as the page is long enough.
 * @returns `keep`, to be called just before the list changes, and `settle`, a layout effect for every render, which
 *   must come after the effects that show or hide the prerendered parts
 */
export function useSteadyField(field: RefObject<HTMLInputElement | null>) {
  const top = useRef<number>(undefined);
  const keep = useCallback(() => {
    top.current = field.current?.getBoundingClientRect().top;
  }, [field]);
  const settle = useCallback(() => {
    if (top.current === undefined) return;
    const moved = (field.current?.getBoundingClientRect().top ?? top.current) - top.current;
    top.current = undefined;
    scrollBy({ top: moved, behavior: 'instant' });
  }, [field]);
  return { keep, settle };
}
