/** Word's own mark of a paragraph in a list: its list and its level. */
const place = /mso-list:\s*(l\d+)\s+level(\d+)/i;
const ignored = /mso-list:\s*ignore/i;
const numbered = /^[\s\u00a0]*(?:\d+|[a-z]{1,3}|[ivxlc]+)[.)]/i;

/** What an element's style attribute said (`clean-html.ts` gives it another name). */
export const styleOf = (element: Element): string => element.getAttribute('data-style') ?? '';

/** Makes lists of Word's paragraphs that only look like entries. */
export function wordLists(page: Document): void {
  /** The open lists, outermost first. */
  let open: HTMLElement[] = [];
  let last: Element | null = null;
  for (const paragraph of page.body.querySelectorAll('p')) {
    const [, , level] = place.exec(styleOf(paragraph)) ?? [];
    if (level === undefined) continue;
    if (paragraph.previousElementSibling !== last || last === null) open = [];
    const sign = takeSign(paragraph);
    const kind = numbered.test(sign) ? 'ol' : 'ul';
    open = open.slice(0, Number(level));
    // Below a list of bullets, a number begins another one.
    if (open.length === Number(level) && open.at(-1)?.localName !== kind) open.pop();
    while (open.length < Number(level)) open.push(newList(page, kind, open.at(-1), paragraph));
    const entry = page.createElement('li');
    entry.append(...paragraph.childNodes);
    open.at(-1)?.append(entry);
    last = open[0] ?? null;
    paragraph.remove();
  }
}

/** The bullet or number before an entry's words, which is taken away. */
function takeSign(paragraph: Element): string {
  const sign = [...paragraph.querySelectorAll('span')].find((span) => ignored.test(styleOf(span)));
  const text = sign?.textContent ?? '';
  sign?.remove();
  return text;
}

function newList(
  page: Document,
  kind: 'ul' | 'ol',
  around: HTMLElement | undefined,
  paragraph: Element,
): HTMLElement {
  const list = page.createElement(kind);
  const entry = around?.lastElementChild;
  if (around === undefined) paragraph.before(list);
  else if (entry) entry.append(list);
  else around.append(list);
  return list;
}
