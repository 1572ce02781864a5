import { expect, test } from '@playwright/test';
import { textFacts } from '#src/admin/editor/text-facts.ts';

const text = `# Olga

![](image:1)

She **naps** on [the shelf](/blog/shelf), [all day][day].

### Food

\`\`\`
## no heading, ![](no-picture), [no](/link)
\`\`\`

![Olga][photo]

[day]: /blog/day
[photo]: image:2
`;
const facts = textFacts(text);
const written = ({ from, to }: { from: number; to: number }) => text.slice(from, to);

test('headings have the depth that pages draw', () => {
  expect(facts.headings.map(({ depth, words }) => [depth, words])).toEqual([
    [2, 'Olga'],
    [3, 'Food'],
  ]);
  expect(facts.headings.map(written)).toEqual(['# Olga', '### Food']);
});

test('pictures and links are found wherever they are written, and not in code', () => {
  expect(facts.pictures.map((one) => [one.alt, written(one)])).toEqual([
    ['', '![](image:1)'],
    ['Olga', '![Olga][photo]'],
  ]);
  expect(facts.links.map(({ url }) => url)).toEqual(['/blog/shelf', '/blog/day', 'image:2']);
});

test('a text opens with the sentences of its first paragraphs, as many as an excerpt needs', () => {
  expect(facts.opening).toMatch(/^She naps on the shelf, all day\./);
  expect(textFacts('## Only a heading').opening).toBe('');
  expect(textFacts('One\\\ntwo\nthree.').opening).toBe('One two three.');
  const [short, long] = [`${'a'.repeat(118)}.`, `${'b'.repeat(119)}.`];
  expect(textFacts(`${short}\n\n![Olga](/olga.jpg)\n\nTwo.\n\nThree.`).opening).toBe(
    `${short} Two.`,
  );
  expect(textFacts(`${long}\n\nTwo.`).opening).toBe(long);
});

test('an opening goes across no heading, list or words without an end', () => {
  const list = '- A bowl.\n- Fresh water.';
  for (const between of ['## More', list, 'The times:', '> A quote.'])
    expect(textFacts(`She naps.\n\n${between}\n\nThe end.`).opening, between).toBe('She naps.');
  expect(textFacts(`# Olga\n\nShe needs:\n\n${list}\n\nThat is all.`).opening).toBe('That is all.');
  expect(textFacts(list).opening).toBe('');
});
