import type { ReactNode } from 'react';

interface PostDateProps {
  /** As shown: 'April 30, 2026'. */
  date: string;
  /** ISO day; undefined if the date could not be read. Then there is no time element. */
  isoDate: string | undefined;
}

/** A post's date, as a time element if it could be read. */
export function PostDate({ date, isoDate }: PostDateProps) {
  return isoDate === undefined ? <span>{date}</span> : <time dateTime={isoDate}>{date}</time>;
}

/** A post's date and its read time with a dot between them; without a date there is no dot. */
export function PostDateThen({ rest, ...date }: PostDateProps & { rest: ReactNode }) {
  if (date.date.trim() === '') return <span>{rest}</span>;
  return (
    <>
      <PostDate {...date} /> <span>·</span> <span className="inline-block">{rest}</span>
    </>
  );
}
