import './post-date.css';

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

/** A post's date and its read time, on a line of the class `dotted`; without a date there is no dot. */
export function PostDateThen({ rest, ...date }: PostDateProps & { rest: string }) {
  const time = <span>{rest}</span>;
  if (date.date.trim() === '') return time;
  return (
    <>
      <PostDate {...date} />
      <span>
        <span className="dot"> · </span>
        {time}
      </span>
    </>
  );
}
