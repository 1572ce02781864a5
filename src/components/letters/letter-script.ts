/** Puts what is typed into both letters, and each letter into its Copy button and mail link. Nothing is kept or sent. */
import { mailAddress, typedOr } from '#src/lib/campaign/letter-mail.ts';

const fields = document.querySelectorAll<HTMLInputElement>('[data-fills]');
/** The words that stand in the letter for a field, as built. */
const blanks = new Map<Element, string>();

function write() {
  for (const field of fields)
    for (const place of document.querySelectorAll(`[data-place="${field.dataset.fills ?? ''}"]`)) {
      const blank = blanks.get(place) ?? place.textContent;
      blanks.set(place, blank);
      place.textContent = typedOr(field.value, blank);
      place.toggleAttribute('data-blank', place.textContent === blank);
    }
  for (const letter of document.querySelectorAll('[data-letter]')) {
    const text = [...letter.querySelectorAll('[data-text] p')]
      .map(({ textContent }) => typedOr(textContent, ''))
      .join('\n\n');
    const copy = letter.querySelector<HTMLButtonElement>('[data-copies]');
    if (copy) copy.value = text;
    const mail = letter.querySelector<HTMLAnchorElement>('[data-mail]');
    if (mail) mail.href = mailAddress(mail.dataset.mail ?? '', text);
  }
}

document.addEventListener('input', write);
// The browser may put back what was typed, after the page has loaded too.
addEventListener('pageshow', write);
write();
