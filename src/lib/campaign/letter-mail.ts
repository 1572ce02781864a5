import { oneLine } from '#src/lib/text.ts';

/** Opens the mail program with a letter and no recipient. Lines end as mail wants them. */
export function mailAddress(subject: string, body: string): string {
  const encode = (text: string) => encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return `mailto:?subject=${encode(subject)}&body=${encode(body)}`;
}

/** What was typed into a field, or the words that stand for it. */
export function typedOr(typed: string, blank: string): string {
  return oneLine(typed) || blank;
}
