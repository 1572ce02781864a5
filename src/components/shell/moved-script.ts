/** What an unknown address may still be; only when it is nothing does the 404 page stay, and the path is recorded. */
import { recordNotFound } from '#src/components/shell/not-found-script.ts';

const { pathname, search, hash } = location;
/** Without escapes, whose digits are capitals too. */
const unescaped = pathname.replace(/%../g, '');
/** Only addresses that look like moved ones are worth a script: letters in another case, files, slashes, old folders. */
const looksMoved = /[A-Z]|\.html$|\/\/$|^\/(?:blog-posts|articles|posts|news|\d{4})\//;

async function findMoved(): Promise<string | null> {
  const script = document.getElementById('moved-address')?.dataset.island;
  if (script === undefined || !looksMoved.test(unescaped)) return null;
  try {
    // The address of a built file: Vite must not follow it, or this script would no longer be inlined.
    const island = (await import(/* @vite-ignore */ script)) as {
      movedTo: (path: string) => Promise<string | null>;
    };
    return await island.movedTo(pathname);
  } catch {
    return null; // Without the script the page is what it says it is.
  }
}

void findMoved().then((target) => {
  if (target === null) recordNotFound();
  else location.replace(target + search + hash);
});
