import { noPostsMessages } from '#src/config/no-posts-messages.ts';

interface ListStatusProps {
  text: string;
  isEmpty: boolean;
}

/** Says politely what a search found, that it still looks, or that something could not be loaded. */
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
