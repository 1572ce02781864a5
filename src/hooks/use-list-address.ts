import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { blogLimits } from '#src/config/limits.ts';
import { listHref, readListAddress } from '#src/lib/posts/list-address.ts';
import type { ListAddress } from '#src/lib/posts/list-address.ts';
import { $builtInPosts } from '#src/stores/built-in-posts.ts';
import { prepareLocalTexts } from '#src/stores/local-texts.ts';
import { loadSearchTexts } from '#src/stores/search-texts.ts';

/**
 * The page and the search term of the blog's list. They are read from the address and written back 300 ms after the
 * last key; a new term goes back to page 1. Back and Forward are followed.
 * @param field the search field; it is uncontrolled, so that text typed before React loaded counts
 * @param builtPage the page that the document was built as
 * @param beforeTerm called before a new term changes what is drawn
 */
export function useListAddress(
  field: RefObject<HTMLInputElement | null>,
  builtPage: number,
  beforeTerm: () => void,
) {
  const [address, setAddress] = useState<ListAddress>({ page: builtPage, term: '' });
  const [isAwake, setIsAwake] = useState(false);
  const present = useRef(address);
  const timer = useRef<number>(undefined);

  const show = useCallback((next: ListAddress) => {
    present.current = next;
    setAddress(next);
  }, []);

  /** Searches for the text in the field. */
  const applyTerm = useCallback(() => {
    clearTimeout(timer.current);
    const term = field.current?.value.trim() ?? '';
    if (term === present.current.term) return;
    // Until the index has arrived, only the built page can be shown.
    const firstPage = term !== '' || $builtInPosts.get().posts !== null ? 1 : builtPage;
    const next = { page: firstPage, term };
    history.replaceState(history.state, '', listHref(next, location.search));
    beforeTerm();
    show(next);
  }, [field, builtPage, beforeTerm, show]);

  const onTyping = useCallback(() => {
    if (field.current?.value.trim()) {
      // Starts during the pause, so that the texts may be there when it ends.
      void loadSearchTexts();
      prepareLocalTexts();
    }
    clearTimeout(timer.current);
    timer.current = window.setTimeout(applyTerm, blogLimits.searchDebounce);
  }, [field, applyTerm]);

  const goToPage = useCallback(
    (page: number) => {
      const next = { ...present.current, page };
      history.pushState(null, '', listHref(next, location.search));
      show(next);
    },
    [show],
  );

  useLayoutEffect(() => {
    const input = field.current;
    const start = readListAddress(location.pathname, location.search);
    show(start);
    setIsAwake(true);
    if (input?.value) onTyping();
    else if (input) input.value = start.term;
  }, [field, onTyping, show]);

  useEffect(() => {
    const onPopState = () => {
      const next = readListAddress(location.pathname, location.search);
      const { page, term } = present.current;
      // A link within the page pops a state too; it must not clear the search field.
      if (next.page === page && next.term === term) return;
      clearTimeout(timer.current);
      if (field.current) field.current.value = next.term;
      show(next);
    };
    addEventListener('popstate', onPopState);
    return () => {
      removeEventListener('popstate', onPopState);
      clearTimeout(timer.current);
    };
  }, [field, show]);

  return { ...address, isAwake, onTyping, applyTerm, goToPage };
}
