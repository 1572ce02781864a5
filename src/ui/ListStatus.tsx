import { noPostsMessages } from '#src/config/no-posts-messages.ts';

interface ListStatusProps {
  text: string;
  isEmpty: boolean;
}

/** A polite live region: what a search found, that it is still searching, or that something could not be loaded. */
export function ListStatus({ text, isEmpty }: ListStatusProps) {
  return (
    <p role="status" className="list-status" data-empty={isEmpty ? '' : undefined}>
      {isEmpty ? (
        <>
          <strong>{noPostsMessages.title}</strong> <span>{noPostsMessages.hint}</span>
        </>
      ) : (
        text
      )}
    </p>
  );
}
