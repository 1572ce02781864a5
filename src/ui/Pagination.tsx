import type { ReactNode } from 'react';
import { blogMessages } from '#src/config/blog-messages.ts';
import { pageMarks } from '#src/lib/pagination.ts';
import { isPlainClick } from '#src/lib/plain-click.ts';
import { listHref } from '#src/lib/posts/list-address.ts';
import './pagination.css';

interface PaginationProps {
  current: number;
  total: number;
  /** Query of the current address, so that the links keep the search. */
  search?: string;
  term?: string;
  /** Turns the page in place. Without it, the links navigate. */
  onPage?: (page: number) => void;
}

/** Previous, numbered pages, next: real links, so that they work without scripts. */
export function Pagination({ current, total, search = '', term = '', onPage }: PaginationProps) {
  if (total <= 1) return null;
  const link = (page: number, children: ReactNode, className: string) => {
    const isOutside = page < 1 || page > total;
    if (isOutside) {
      return (
        <span className={className} role="link" aria-disabled="true">
          {children}
        </span>
      );
    }
    return (
      <a
        href={listHref({ page, term }, search)}
        className={className}
        data-page={page}
        aria-current={page === current ? 'page' : undefined}
        onClick={(event) => {
          if (!onPage || !isPlainClick(event)) return;
          event.preventDefault();
          onPage(page);
        }}
      >
        {children}
      </a>
    );
  };
  return (
    <nav className="pagination" aria-label={blogMessages.pages}>
      {link(current - 1, blogMessages.previous, 'page-step')}
      <ol>
        {pageMarks(current, total).map((mark) => (
          <li key={mark}>
            {typeof mark === 'number' ? (
              link(
                mark,
                <>
                  <span className="visually-hidden">Page </span>
                  {mark}
                </>,
                'page-number',
              )
            ) : (
              <span aria-hidden="true">…</span>
            )}
          </li>
        ))}
      </ol>
      {link(current + 1, blogMessages.next, 'page-step')}
    </nav>
  );
}
