import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { buildProblem, builtFolder } from '#scripts/built-site.ts';
import { tellProblem } from '#scripts/tell-problem.ts';
import { walkThroughGuide } from '#scripts/guide-walk.ts';
import type { Take } from '#scripts/guide-walk.ts';
import { startPreviewHost } from '#scripts/preview-host.ts';
import { closeMessages } from '#tests/pages/messages.ts';
import { launchOptions } from '#tests/support/browsers.ts';
import { bareRepository } from '#tests/support/github/bare-repository.ts';
import { gitHubStandIn } from '#tests/support/github/stand-in.ts';

/**
 * `npm run pictures:guide`: does what docs/administrator.md describes, in a browser on the last build, and takes its
 * pictures. In place of GitHub stands what the tests use: GitHub's own schema over a real repository, which holds the
 * posts of this website. A second run writes the same files, and says so.
 */
const root = resolve(import.meta.dirname, '..');
const target = resolve(root, 'docs/pictures');

/** The posts of this website by their paths. */
async function websiteFiles(): Promise<Record<string, string>> {
  const folder = 'src/content/posts';
  const files: Record<string, string> = {};
  for (const name of await readdir(resolve(root, folder)))
    files[`${folder}/${name}`] = await readFile(resolve(root, folder, name), 'utf8');
  return files;
}

/** The picture of a page, or of the dialog that is open there. */
async function shot(page: Page, { height, dialog = false }: Parameters<Take>[2]): Promise<Buffer> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  await closeMessages(page);
  // A dialog that is as high as the window would be cut there.
  await page.setViewportSize({ ...size, height: dialog ? 3000 : height });
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  // A message needs a moment to go, and another one may have come meanwhile.
  while ((await page.locator('.toast').count()) > 0) await closeMessages(page);
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  const box = dialog ? await page.getByRole('dialog').last().boundingBox() : null;
  const clip = box && { ...box, height: Math.min(box.height, height) };
  const picture = await page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    ...(clip ? { clip } : {}),
  });
  await page.setViewportSize(size);
  return picture;
}

/** Writes a picture. @returns its size in bytes */
async function keepPicture(name: string, picture: Buffer): Promise<number> {
  const file = resolve(target, name);
  const before = existsSync(file) ? await readFile(file) : null;
  const made = await sharp(picture).webp({ quality: 70, effort: 6 }).toBuffer();
  const done = before?.equals(made) ? 'as before' : before ? 'changed' : 'new';
  await writeFile(file, made);
  console.log(`${name}: ${made.length.toLocaleString('en-US')} bytes, ${done}`);
  return made.length;
}

async function takePictures() {
  const github = await gitHubStandIn({
    repository: await bareRepository(await websiteFiles()),
    owner: 'your-name',
    name: 'your-website',
  });
  const folder = await mkdtemp(join(tmpdir(), 'bodega-cats-guide-'));
  const host = await startPreviewHost(builtFolder);
  const browser = await chromium.launch(launchOptions('chromium'));
  const taken = new Map<string, number>();
  const take: Take = async (name, page, view) => {
    const file = `${name}.webp`;
    taken.set(file, await keepPicture(file, await shot(page, view)));
  };
  await mkdir(target, { recursive: true });
  try {
    await walkThroughGuide({ browser, site: host.url, github, folder, take });
  } finally {
    await browser.close();
    await host.close();
    await github.stop();
    await rm(folder, { recursive: true });
  }
  for (const name of await readdir(target)) {
    if (taken.has(name)) continue;
    await rm(resolve(target, name));
    console.log(`${name}: nobody takes it any more, removed`);
  }
  const bytes = [...taken.values()].reduce((sum, one) => sum + one, 0);
  console.log(`${taken.size} pictures, ${bytes.toLocaleString('en-US')} bytes`);
}

if (!tellProblem(buildProblem())) await takePictures();
