import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';
import { find, hastToReact, html } from '#src/ui/element-properties.ts';

/** The package that our file replaces, as the Markdown engine finds it. */
const engine = createRequire(import.meta.resolve('react-markdown')).resolve(
  'hast-util-to-jsx-runtime',
);
const real = createRequire(engine)('property-information') as {
  find: (
    schema: object,
    name: string,
  ) => { property: string; attribute: string; space?: string; commaSeparated: boolean };
  html: object;
  hastToReact: Record<string, string>;
};

/** Everything that Markdown and our rules for elements write (lib/markdown). */
const properties = [
  'alt',
  'align',
  'ariaDescribedBy',
  'ariaHidden',
  'ariaLabel',
  'ariaLabelledBy',
  'checked',
  'className',
  'dataFootnoteBackref',
  'dataFootnoteRef',
  'dataFootnotes',
  'dataPicture',
  'data-picture',
  'decoding',
  'disabled',
  'fetchPriority',
  'height',
  'href',
  'id',
  'lang',
  'loading',
  'rel',
  'role',
  'scope',
  'src',
  'start',
  'tabIndex',
  'target',
  'title',
  'type',
  'width',
];

for (const property of properties) {
  test(`${property} is written as the engine's own package writes it`, () => {
    const theirs = real.find(real.html, property);
    const name = (
      info: { property: string; attribute: string; space?: string | undefined },
      names: Record<string, string>,
    ) => (info.space ? (names[info.property] ?? info.property) : info.attribute);
    const ours = find(html, property);
    expect(name(ours, hastToReact)).toBe(name(theirs, real.hastToReact));
    expect(ours.commaSeparated).toBe(theirs.commaSeparated);
  });
}
