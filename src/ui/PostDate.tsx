interface PostDateProps {
  /** As shown: 'April 30, 2026'. */
  date: string;
  /** ISO day; none where the date could not be read: then it is no time element (design section 2 item 20). */
  isoDate: string | undefined;
}

/** A post's date, marked up for machines where they could read it. */
export function PostDate({ date, isoDate }: PostDateProps) {
  return isoDate === undefined ? date : <time dateTime={isoDate}>{date}</time>;
}

/** A post's date before what follows it, its read time; a blank date leaves no lone dot behind. */
export function PostDateThen({ rest, ...date }: PostDateProps & { rest: string }) {
  if (date.date.trim() === '') return rest;
  return (
    <>
      <PostDate {...date} />
      {` · ${rest}`}
    </>
  );
}
