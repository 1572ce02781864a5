import { useState } from 'react';
import { scheduledMessages } from '#src/admin/model/words.ts';
import { isOut } from '#src/lib/posts/dates.ts';

/** Marks a post whose day is still to come. */
export function ScheduledTag({ date }: { date: string }) {
  const [now] = useState(() => new Date());
  return isOut(date, now) ? null : <span className="tag-origin">{scheduledMessages.tag}</span>;
}
