/**
 * HTML whose styles and handlers have names that no browser knows: even in a document that is shown nowhere, the site's
 * policy would refuse each of them with an error. Read once from beginning to end, whatever a clipboard holds.
 */
export function inertHtml(html: string): string {
  const [before = '', ...styled] = html.split(/<style(?=[\s>])/i);
  return [before, ...styled.map(behindStyle)]
    .join('')
    .replaceAll(/<[a-z][^<>]*>/gi, (tag) =>
      tag.replaceAll(/([\s"'])(style|on[a-z]+)(?=\s*=)/gi, '$1data-$2'),
    );
}

/** What follows a style sheet; one that never ends takes the rest. */
function behindStyle(text: string): string {
  const [, ...rest] = text.split(/<\/style\s*>/i);
  return rest.join('');
}
