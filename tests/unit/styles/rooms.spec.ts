import { posix } from 'node:path';
import { expect, test } from '@playwright/test';
import { sourceFiles } from '#tests/support/source-files.ts';

const roomOf = (path: string) => path.split('/')[2] ?? '';

/** Words of each room's class attributes; of one that is put together, what it begins with, such as "check-". */
async function drawnClasses(): Promise<Map<string, Set<string>>> {
  const drawn = new Map<string, Set<string>>();
  for (const { path, text } of await sourceFiles(['src/admin/*/*.{ts,tsx}', 'src/ui/*.tsx'])) {
    const room = path.startsWith('src/ui/') ? 'shell' : roomOf(path);
    const words = drawn.get(room) ?? new Set();
    const attribute =
      /\bclass(?:Name)?(?:=|: | = )("[^"]*"|'[^']*'|`[^`]*`|\{(?:[^{}]|\{[^{}]*\})*\})/g;
    for (const [, value = ''] of text.matchAll(attribute))
      for (const [word] of value.matchAll(/[\w-]+/g)) words.add(word);
    drawn.set(room, words);
  }
  return drawn;
}

/** The classes that a sheet styles: of each selector the last one, because those before it only say where. */
function styledClasses(css: string): Set<string> {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\/|:(?:has|not)\((?:[^()]|\([^()]*\))*\)/g, '');
  const selectors = [...plain.matchAll(/([^{};@]+)\{/g)].flatMap(([, list = '']) =>
    list.split(/,(?![^(]*\))/),
  );
  return new Set(selectors.flatMap((one) => one.match(/(?<=\.)[a-z][\w-]*/gi)?.at(-1) ?? []));
}

/** Both ways to write a text get one shape, from the editor. What ProseMirror draws is Visual's. */
const isPlaced = (name: string) =>
  ['visual-text', 'table-tools', 'selectedCell'].includes(name) || name.startsWith('ProseMirror');

test('a class is styled in the room that draws it, or in the shell for all of them', async () => {
  const drawn = await drawnClasses();
  const draws = (room: string, name: string) =>
    [...(drawn.get(room) ?? [])].some(
      (word) => word === name || (word.endsWith('-') && name.startsWith(word)),
    );
  const sheets = await sourceFiles(['src/admin/*/*.css', 'src/styles/*.css']);
  const isShell = ({ path }: { path: string }) => !/^src\/admin\/(?!shell\/)/.test(path);
  const shared = new Set(sheets.filter(isShell).flatMap(({ text }) => [...styledClasses(text)]));
  const strays = sheets
    .filter((sheet) => !isShell(sheet))
    .flatMap(({ path, text }) =>
      [...styledClasses(text)]
        .filter((name) => !shared.has(name) && !draws('shell', name) && !isPlaced(name))
        .flatMap((name) => {
          const rooms = [...drawn.keys()].filter((room) => draws(room, name));
          return rooms.join() === roomOf(path)
            ? []
            : [`${path} styles .${name}, drawn by ${rooms.join(', ') || 'nobody'}`];
        }),
    );
  expect(strays).toEqual([]);
});

test('utilities of the admin never travel to public pages', async () => {
  const [sheet] = await sourceFiles(['src/ui/utilities.css']);
  const css = sheet?.text ?? '';
  const folders = [...css.matchAll(/^@source '([^']+)'/gm)].map(([, path = '']) =>
    posix.join('src/ui', path),
  );
  expect(css).toContain("'tailwindcss/utilities.css' layer(utilities) source(none);");
  expect(folders).toEqual(['src/ui', 'src/islands']);
});
