import { formatPartialDate } from '#src/lib/press/partial-date.ts';
import type { PressArticle } from '#src/schemas/press.ts';

/** What a citation is made of. */
type CitedArticle = Pick<
  PressArticle,
  'headline' | 'isFromAddress' | 'publication' | 'citedAs' | 'date' | 'approximate' | 'url'
>;

/** A citation in two pieces, because its title may be in another language. */
interface Citation {
  readonly title: string;
  readonly after: string;
}

/**
 * A citation as one sentence: “Title,” Outlet, Month D, YYYY, address. What isn't known is left out, and a date is only
 * as exact as it is known. There is no author, because we know no article's byline. A title that was read from an
 * address is no quotation, so it has no quotation marks.
 */
export function citation(article: CitedArticle): Citation {
  const { headline, isFromAddress, publication, citedAs, date, approximate, url } = article;
  const known = [citedAs ?? publication, date && formatPartialDate(date, approximate), url].filter(
    Boolean,
  );
  return {
    title: isFromAddress ? `${headline},` : quoted(headline),
    after: ` ${known.join(', ')}.`,
  };
}

/** The same as plain text. */
export function citationText(article: CitedArticle): string {
  const { title, after } = citation(article);
  return title + after;
}

/**
 * A title in American style: in double quotation marks, with single ones inside, and the comma before the last mark. A
 * question mark or an exclamation point replaces the comma; a period is dropped.
 */
function quoted(headline: string): string {
  const single = headline.replace(/["“]([^"“”]*)["”]/g, '‘$1’').replace(/\.$/, '');
  if (/[?!]['’]?$/.test(single)) return `“${single}”`;
  return `“${single.replace(/['’]?$/, ',$&')}”`;
}
