import { signFontOf } from '#src/art/lettering.ts';
import type { SignLetters } from '#src/art/lettering.ts';
import { drawPageCard, pictureAsDrawing } from '#src/art/social-card.ts';
import { blogLimits, cardLettersPath } from '#src/config/limits.ts';
import { pictureMessages } from '#src/config/messages.ts';
import { isRecord, ownField } from '#src/lib/foreign.ts';
import { readAsDataUrl } from '#src/lib/images/data-url.ts';
import { isExternal } from '#src/lib/urls.ts';
import { fetchPostFile } from '#src/stores/built-in-posts.ts';

/**
 * Draws the social card of a post as the build does.
 * @param category as shown
 * @param cover address of the picture that its page shows
 * @param focus what stays in sight of it
 * @returns SVG; null where something of it can't be fetched
 */
export async function drawCard(
  title: string,
  category: string,
  cover: string,
  focus: string | undefined,
): Promise<string | null> {
  const [letters, picture] = await Promise.all([
    fetchPostFile(cardLettersPath, readLetters),
    drawnCover(cover).catch(() => null),
  ]);
  if (letters === null || picture === null) return null;
  return drawPageCard({ title, category, picture, focus }, signFontOf(letters));
}

const readLetters = (value: unknown): SignLetters | null =>
  isRecord(ownField(value, 'letters')) ? (value as SignLetters) : null;

/**
 * A cover as a drawing. A drawing inside a drawing may load nothing, so that a picture stands in it as data. The website
 * shows no picture of another host.
 */
async function drawnCover(cover: string): Promise<string | null> {
  if (cover.startsWith('data:')) return drawnPicture(cover);
  const src = isExternal(cover) ? pictureMessages.placeholder : cover;
  const answer = await fetch(src, { signal: AbortSignal.timeout(blogLimits.fetchTimeout) });
  if (!answer.ok) return null;
  if (new URL(src, location.origin).pathname.endsWith('.svg')) return answer.text();
  const read = await readAsDataUrl(await answer.blob());
  return read.ok ? drawnPicture(read.value) : null;
}

async function drawnPicture(url: string): Promise<string> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  return pictureAsDrawing(url, picture.naturalWidth, picture.naturalHeight);
}
