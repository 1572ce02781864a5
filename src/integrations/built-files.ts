import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** How pages and scripts write the names of built scripts and styles. */
const fileName = /["'`](?:\/?_astro\/|\.\/)([^"'`]+\.(?:js|css))["'`]/g;

/** Built scripts and styles, each read once. */
export class BuiltFiles {
  readonly #folder: string;
  readonly #texts = new Map<string, Promise<string>>();

  /** @param folder absolute path of the built site */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The files that a page names, and all files that these name in turn. Texts by name. */
  async namedBy(html: string): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    const follow = async (text: string) => {
      for (const [, name = ''] of text.matchAll(fileName)) {
        if (found.has(name)) continue;
        const file = await this.#read(name);
        found.set(name, file);
        await follow(file);
      }
    };
    await follow(html);
    return found;
  }

  #read(name: string): Promise<string> {
    const known = this.#texts.get(name);
    if (known !== undefined) return known;
    const text = readFile(join(this.#folder, '_astro', name), 'utf8');
    this.#texts.set(name, text);
    return text;
  }
}
