import { Children, type ReactNode } from 'react';
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

/** Parts of a line of the class `dotted`; one that is false takes its dot along. */
export function DottedParts({ children }: { children: ReactNode }) {
  return Children.toArray(children).map((part, index) => (
    <span key={index}>
      {index > 0 && <span className="dot"> · </span>}
      {part}
    </span>
  ));
}

/** A post's date and its read time, on a line of the class `dotted`. */
export function PostDateThen({ readTime, ...day }: PostDateProps & { readTime: string }) {
  return (
    <DottedParts>
      {day.date.trim() !== '' && <PostDate {...day} />}
      <span>{readTime}</span>
    </DottedParts>
  );
}
