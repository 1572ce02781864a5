import { formatPartialDate } from '#src/lib/press/partial-date.ts';
import type { PressArticle } from '#src/schemas/press-article.ts';

/** What a citation is made of. */
type CitedArticle = Pick<
  PressArticle,
  'author' | 'headline' | 'publication' | 'date' | 'approximate' | 'url'
>;

/** A citation in three pieces, because its title may be in another language than the rest. */
interface Citation {
  /** The author and a comma; empty where nobody is known. */
  readonly before: string;
  readonly title: string;
  readonly after: string;
}

/**
 * A citation as one sentence: Author, “Title,” Outlet, Month D, YYYY, address. What isn't known is left out, and a date
 * stands as exactly as it is known.
 */
export function citation(article: CitedArticle): Citation {
  const { author, headline, publication, date, approximate, url } = article;
  const known = [publication, date && formatPartialDate(date, approximate), url].filter(Boolean);
  return {
    before: author === undefined ? '' : `${author}, `,
    title: quoted(headline),
    after: ` ${known.join(', ')}.`,
  };
}

/** The same as plain text. */
export function citationText(article: CitedArticle): string {
  const { before, title, after } = citation(article);
  return before + title + after;
}

/**
 * A title as Americans cite it: in double quotation marks, those within it single, and its comma before the last mark.
 * A question or an exclamation keeps its own sign in the comma's place; a full stop gives way.
 */
function quoted(headline: string): string {
  const single = headline.replace(/["“]([^"“”]*)["”]/g, '‘$1’').replace(/\.$/, '');
  if (/[?!]['’]?$/.test(single)) return `“${single}”`;
  return `“${single.replace(/['’]?$/, ',$&')}”`;
}
