import type { RefObject } from 'react';
import { blogMessages } from '#src/config/messages.ts';
import { SearchField } from '#src/ui/SearchField.tsx';

interface BlogSearchProps {
  field: RefObject<HTMLInputElement | null>;
  /** The term that the list shows posts for; while it still changes, presses on its page links wait. */
  answered: string | undefined;
  onTyping: () => void;
  /** Enter was pressed: search without waiting. */
  onSubmit: () => void;
}

/**
 * The search field of the blog. Before React has loaded, Enter submits it as a plain form with the term in the address.
 */
export function BlogSearch({ field, answered, onTyping, onSubmit }: BlogSearchProps) {
  return (
    <form
      role="search"
      action="/blog"
      data-needs-script=""
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <SearchField
        ref={field}
        label={blogMessages.search}
        id="blog-search"
        name="search"
        data-answered={answered}
        placeholder={blogMessages.searchHint}
        onChange={onTyping}
      />
    </form>
  );
}
