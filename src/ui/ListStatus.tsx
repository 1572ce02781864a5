import { noPostsMessages } from '#src/config/messages.ts';

interface ListStatusProps {
  text: string;
  isEmpty: boolean;
}

/** A polite live region: what a search found, that it is still searching, or that something could not be loaded. */
export function ListStatus({ text, isEmpty }: ListStatusProps) {
  return (
    <p
      role="status"
      // The empty line stays, so that the results below don't move when there is something to say.
      className="list-status min-h-[1.55em] text-sm font-bold data-empty:grid data-empty:gap-3 data-empty:pt-8 data-empty:text-center"
      data-empty={isEmpty ? '' : undefined}
      suppressHydrationWarning
    >
      {isEmpty ? (
        <>
          <strong>{noPostsMessages.title}</strong>{' '}
          <span className="text-base font-normal">{noPostsMessages.hint}</span>
        </>
      ) : (
        <span>{text}</span>
      )}
    </p>
  );
}
