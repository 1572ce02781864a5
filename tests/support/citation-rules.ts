import type { SourceFile } from '#tests/support/source-files.ts';

/** Words that point to papers which aren't in the repository. A few are written with brackets to not match here. */
const citations = [
  /\bthe (?:spec|specification|design|brief)\b/i,
  /\bspec['’]s\b/i,
  /\b(?:spec|design) (?:sections?|items?|rules?|\d)/i,
  /\bfeatures? [A-Z]\d/,
  /\b(?:section|item|rule)s? \d{1,2}\b(?!\.\d)/i,
  /\bdossie[r]\b/i,
  /\bissue (?:\d|["“])/i,
  /(?<!\bfixtures\/)\bfacts\//,
];

/** One sentence for every line that cites a paper which a reader of the repository can't open. */
export function citationProblems(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const cited = citations.map((phrase) => phrase.exec(line)?.[0]).find(Boolean);
      return cited === undefined
        ? []
        : [`${path}:${index + 1} says "${cited}": say the reason, or nothing.`];
    }),
  );
}
