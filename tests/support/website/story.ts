import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { Editor } from '#tests/pages/editor.ts';
import { PostWriting } from '#tests/pages/post-writing.ts';
import { builtPost } from '#tests/support/built-posts.ts';
import { drawnTree } from '#tests/support/drawn-tree.ts';
import type { Drawn } from '#tests/support/drawn-tree.ts';
import { onDisk } from '#tests/support/test-pictures.ts';

/** A post with everything that could lose a letter on its way. */
export const story = {
  title: 'Olga’s rules & “regulations”: 5 < 6',
  slug: 'olga-of-ninth-avenue',
  excerpt:
    'María’s cat {Olga} has "rules", 5 < 6 of them: who may sit where, who feeds her when, and what a piñata is for. 🐈‍⬛ Nobody ever broke one.',
  tags: ['community', 'neighborhoods'],
} as const;

const before = `# The 'first' "rule" & <others>

Olga says 5 < 6, {braces} stay, {{ so }} do these, <b onclick="x()">bold</b> is no HTML, and María’s niño naps at 99¢ a piñata. 🐈‍⬛ Grüße, Ελλάδα, 猫. C:\\cats\\olga, 50% of *her* **chair**, \`{ a < b }\` and import x.

const olga = 1;

`;
const between = `

| Cat | Store | Price |
| :-- | :-: | --: |
| Olga | Ninth \\| Avenue | $5 |
| "Kim" | {Bedford} | <3 |

See [what came before](/blog/${builtPost('18').slug} "It's {here}") and <https://www.nyc.gov/?a=1&b=2>.

> “Meow,” she said.
> — Olga

`;
const after = `

---

1. One
2. Two
   - {three}

\`\`\`
<script>{ 1 }</script>
\`\`\`
`;

/** The pictures of the story by the color that each is full of. */
const colors = { cover: [201, 42, 32], chair: [32, 80, 201], shelf: [32, 160, 48] } as const;
type PictureName = keyof typeof colors;

/** A picture that one can tell from the others after any number of conversions. */
async function pictureOf(name: PictureName) {
  const [r, g, b] = colors[name];
  const create = { width: 1200, height: 675, channels: 3, background: { r, g, b } } as const;
  const buffer = await sharp({ create }).jpeg({ quality: 95 }).toBuffer();
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer };
}

/** Writes the story in the editor of a new post and opens its preview. */
export async function writeStory(page: Page): Promise<Locator> {
  const [editor, writing] = [new Editor(page), new PostWriting(page)];
  await editor.open();
  await editor.fill(story);
  await editor.slug.fill(story.slug);
  await writing.text.fill(before);
  for (const [name, description, rest] of [
    ['chair', 'Olga on "her" {chair} <asleep>', between],
    ['shelf', 'The shelf, 5 < 6', after],
  ] as const) {
    await writing.text.press('ControlOrMeta+End');
    await writing.pick(await pictureOf(name));
    await writing.describe(description);
    await writing.text.press('ControlOrMeta+End');
    await page.keyboard.insertText(rest);
  }
  await page.getByLabel('Category', { exact: true }).selectOption('community');
  await page.getByLabel('Tags', { exact: true }).fill(story.tags.join(', '));
  const chooser = page.waitForEvent('filechooser');
  await writing.cover.getByRole('button', { name: /^Choose .*picture$/ }).click();
  await (await chooser).setFiles(await onDisk([await pictureOf('cover')]));
  await writing.cover.getByLabel('Cover description').fill('Olga’s "red" chair & {shelf}');
  await writing.openPreview();
  return writing.shown.getByRole('article');
}

/** What readers see of a post: its words as a tree, and which picture stands where. */
export async function shownPost(article: Locator) {
  await article.locator('.prose :last-child').first().waitFor();
  const head = article.locator('header :is(.chip, h1, .byline, .lead), :scope > div > footer > p');
  return {
    head: await head.allTextContents(),
    text: (await drawnTree(article.locator('.prose'))).map(withoutFiles),
    pictures: await namesOf(article.locator(':is(header, .prose) img')),
  };
}

/** Pictures come as data here and in several sizes there. */
function withoutFiles(drawn: Drawn): Drawn {
  if (typeof drawn === 'string') return drawn;
  const [name, attributes, ...content] = drawn as [string, readonly string[], ...Drawn[]];
  const picture = name === 'picture' ? content.at(-1) : undefined;
  if (picture !== undefined) return withoutFiles(picture);
  if (name === 'img') return [name, attributes.filter((one) => one.startsWith('alt='))];
  return [name, attributes, ...content.map(withoutFiles)];
}

/** Which of the story's pictures each of these shows, with its description. */
async function namesOf(pictures: Locator) {
  const seen = await pictures.evaluateAll((images: HTMLImageElement[]) =>
    Promise.all(
      images.map(async (image) => {
        image.loading = 'eager';
        await image.decode();
        const context = new OffscreenCanvas(1, 1).getContext('2d');
        context?.drawImage(image, 0, 0, 1, 1);
        return { alt: image.alt, color: [...(context?.getImageData(0, 0, 1, 1).data ?? [])] };
      }),
    ),
  );
  const isNear = (color: readonly number[], other: readonly number[]) =>
    other.every((part, place) => Math.abs(part - (color[place] ?? 0)) < 12);
  return seen.map(({ alt, color }) => ({
    alt,
    picture: Object.entries(colors).find(([, other]) => isNear(color, other))?.[0] ?? color,
  }));
}
