import type { ReactNode } from 'react';
import { blogMessages } from '#src/config/messages.ts';
import { pageMarks } from '#src/lib/pagination.ts';
import { isPlainPress } from '#src/lib/plain-press.ts';
import { listHref } from '#src/lib/posts/list-address.ts';
import './pagination.css';

/** A link or a step: as large as a finger. */
const cell =
  'grid min-h-11 place-items-center rounded-md border-line bg-white font-bold no-underline';
const step = `${cell} px-4 max-sm:flex-1`;
const number = `${cell} min-w-9 px-1 sm:min-w-11`;

export interface PaginationProps {
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
          if (!onPage || !isPlainPress(event)) return;
          event.preventDefault();
          onPage(page);
        }}
      >
        {children}
      </a>
    );
  };
  return (
    <nav
      className="pagination flex flex-wrap items-center justify-center gap-3"
      aria-label={blogMessages.pages}
    >
      {link(current - 1, blogMessages.previous, step)}
      <ol className="flex flex-wrap justify-center gap-1 max-sm:order-first max-sm:basis-full">
        {pageMarks(current, total).map((mark) => (
          <li key={mark} className="grid min-h-11 min-w-9 place-items-center sm:min-w-11">
            {typeof mark === 'number' ? (
              link(
                mark,
                <>
                  <span className="visually-hidden">Page </span>
                  <span>{mark}</span>
                </>,
                number,
              )
            ) : (
              <span aria-hidden="true">…</span>
            )}
          </li>
        ))}
      </ol>
      {link(current + 1, blogMessages.next, step)}
    </nav>
  );
}
