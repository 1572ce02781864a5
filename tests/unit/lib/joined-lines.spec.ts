import { readdirSync, readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { expect, test } from '@playwright/test';
import { joinedLines } from '#src/lib/joined-lines.ts';

test('line ends and indentation go, blanks within a line stay', () => {
  expect(joinedLines('if (a)\n  b = 1;\nelse if (c) {\n  d = " x ";\n} else\n  e = 2;\n')).toBe(
    'if (a)b = 1;else if (c) {d = " x ";} else e = 2;',
  );
});

const folder = new URL('../../../src/components/blog/first-paint/', import.meta.url);

for (const name of readdirSync(folder)) {
  test(`${name} is a script on one line too, and holds nothing that needs two`, () => {
    const script = readFileSync(new URL(name, folder), 'utf8');
    expect(script).not.toMatch(/\/\/|\/\*|`/);
    const joined = joinedLines(script);
    expect(joined).not.toContain('\n');
    expect(() => new Script(joined)).not.toThrow();
  });
}
