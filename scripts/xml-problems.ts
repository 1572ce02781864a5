import { unescapeHtml } from '#src/lib/html-text.ts';

const tag = /<(\/?)([a-z][\w:]*)(?:\s+[\w:]+="[^"<]*")*\s*(\/?)>|</gi;
const reference = /&(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);/gi;
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Says why a document isn't well-formed XML: one sentence for each problem. */
export function xmlProblems(document: string): string[] {
  const xml = document.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '');
  const problems = xml === document ? ['no declaration'] : [];
  const open: string[] = [];
  for (const [text, slash = '', name = '', end = ''] of xml.matchAll(tag)) {
    if (name === '') problems.push(`a bare ${text} at ${xml.indexOf(text)}`);
    else if (slash === '/') {
      if (open.pop() !== name) problems.push(`</${name}> closes another element`);
    } else if (end === '') open.push(name);
  }
  problems.push(...open.map((name) => `<${name}> stays open`));
  if (xml.replace(reference, '').includes('&')) problems.push('a bare &');
  for (const [sign] of xml.matchAll(forbidden)) {
    problems.push(`a character that XML can't hold: ${sign.codePointAt(0)?.toString(16) ?? ''}`);
  }
  return problems;
}

/** The texts of all elements with one name, with references decoded. */
export function xmlTexts(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    unescapeHtml(text),
  );
}
