import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const sheet = readFileSync(resolve(import.meta.dirname, '../../src/styles/tokens.css'), 'utf8');

/** The tokens of a kind, by name: `tokens('color').get('ink')` is '#1b1a1d'. */
export function tokens(kind: 'color' | 'text' | 'radius' | 'shadow'): Map<string, string> {
  const found = sheet.matchAll(new RegExp(`^ *--${kind}-([a-z-]+): (.*);$`, 'gm'));
  return new Map([...found].map(([, name = '', value = '']) => [name, value]));
}
