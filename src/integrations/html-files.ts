import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A page that the build wrote. */
interface HtmlFile {
  /** Absolute path of the file. */
  readonly file: string;
  /** The page's address, such as `/` or `/blog/a-post`. */
  readonly path: string;
  readonly html: string;
}

/**
 * Every page of a built site, in the order of their files, one at a time so that memory never holds them all.
 * @param folder absolute path
 */
export async function* htmlFiles(folder: string): AsyncGenerator<HtmlFile> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((one) => one.endsWith('.html')).toSorted()) {
    const file = join(folder, name);
    const path = `/${name.replaceAll('\\', '/').replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
    yield { file, path, html: await readFile(file, 'utf8') };
  }
}
