import { relative, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import ts from 'typescript';
import { bareTexts } from '#tests/support/bare-text.ts';

/** What a piece of markup may use, and as much of the language as the type checker asks for. */
const around = `
  interface Array<T> { readonly length: number; map<U>(change: (one: T) => U): U[] }
  interface Boolean {} interface CallableFunction {} interface Function {} interface IArguments {}
  interface NewableFunction {} interface Number {} interface Object {} interface RegExp {} interface String {}
  declare namespace JSX {
    interface Element { readonly drawn: true }
    interface IntrinsicElements { [name: string]: object }
  }
  type ReactNode = JSX.Element | string | number | boolean | null | undefined;
  declare const words: { readonly title: 'Posts'; readonly other: 'Trash' };
  declare const [title, count, isOpen, names]: [string, number, boolean, string[]];
  declare const drawn: ReactNode;
  declare function Card(given: object): JSX.Element;
`;

function problems(markup: string): string[] {
  const path = 'piece.tsx';
  const options: ts.CompilerOptions = { jsx: ts.JsxEmit.Preserve, noLib: true, strict: true };
  const file = ts.createSourceFile(path, `${around}\n${markup}`, ts.ScriptTarget.Latest, true);
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    getSourceFile: (name) => (name === path ? file : undefined),
  };
  const checker = ts.createProgram([path], options, host).getTypeChecker();
  return bareTexts(file, checker).map(({ problem }) => problem);
}

for (const markup of [
  '<p>{count} {words.title}</p>',
  '<p>{isOpen && title}<b /></p>',
  "<p>{isOpen ? 'a' : 'b'} <b /></p>",
  '<p><b />{title || words.other}</p>',
  '<p>{names.map((name) => name)}</p>',
  '<p>{names.map((name) => (isOpen ? name : <b />))}</p>',
  '<p>{isOpen && <b />} words</p>',
  '<p>{names.map(() => <b />)}<i />{words.title}</p>',
  '<p><Card /> words</p>',
  '<p>{drawn} words</p>',
  '<>{title}</>',
  '<><b /> words</>',
]) {
  test(`page translation would break ${markup}`, () => {
    expect(problems(markup)).not.toEqual([]);
  });
}

for (const markup of [
  '<p>{title}</p>',
  '<p>{isOpen && title}</p>',
  "<p>{isOpen ? `${count} posts` : 'none'}</p>",
  '<p>{words.title} <b /> words</p>',
  "<p>words{' '}{isOpen && <b />}</p>",
  '<p><span>{title}</span> <span>{count}</span></p>',
  '<p>{isOpen && <span>{title}</span>}</p>',
  '<><b>{title}</b> {drawn}</>',
  '<Card>{title}</Card>',
  '<ul>{names.map((name) => <li>{name}</li>)}</ul>',
  '<p>{/* nothing */}{title}</p>',
]) {
  test(`page translation can do with ${markup}`, () => {
    expect(problems(markup)).toEqual([]);
  });
}

test('page translation can do with everything that React draws', () => {
  const root = resolve(import.meta.dirname, '../../..');
  const { config } = ts.readConfigFile(`${root}/tsconfig.json`, (path) =>
    ts.sys.readFile(path),
  ) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: ['src/env.d.ts'] },
    ts.sys,
    root,
  );
  const paths = ts.sys.readDirectory(`${root}/src`, ['.tsx']);
  expect(paths.length).toBeGreaterThan(0);
  const program = ts.createProgram(paths, options);
  const found = paths.flatMap((path) => {
    const file = program.getSourceFile(path);
    return file
      ? bareTexts(file, program.getTypeChecker()).map(({ node, problem }) => ({
          file,
          node,
          problem,
        }))
      : [];
  });
  expect(
    found.map(({ file, node, problem }) => {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      return `${relative(root, file.fileName)}:${line + 1}: ${problem}`;
    }),
  ).toEqual([]);
});
