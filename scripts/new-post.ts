import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { tellProblem } from '#scripts/tell-problem.ts';
import { postFile, readTitle } from '#scripts/post-skeleton.ts';

/** `npm run new-post -- "Title"`: begins a post, dated today and not published yet. Never overwrites a file. */
async function newPost(): Promise<string | null> {
  const read = readTitle(process.argv.slice(2));
  if ('problem' in read) return read.problem;
  const file = `src/content/posts/${read.slug}.mdx`;
  const path = resolve(import.meta.dirname, '..', file);
  // Sweden writes dates as YYYY-MM-DD. The day is the author's, not UTC's.
  const today = new Date().toLocaleDateString('sv-SE');
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(path, postFile(read.title, read.slug, today), { flag: 'wx' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      return `${file} exists already: choose another title.`;
    }
    throw error;
  }
  console.log(`Wrote ${file}. Preview it with npm run dev after removing isPublished: false.`);
  return null;
}

tellProblem(await newPost());
