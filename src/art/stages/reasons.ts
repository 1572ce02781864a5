import { fitted } from '#src/art/part.ts';
import { sideProps } from '#src/art/props.ts';
import { file, inDocument } from '#src/art/svg.ts';

/** The press, the counter, the food, the law: a sticker for each reason to partner, 120 by 120. */
export const drawReasons = (): string[] =>
  (['newspaper', 'coffee', 'can', 'gavel'] as const).map((name) =>
    inDocument(file(120, 120, fitted(sideProps[name], [0, 0, 120, 120], `reason-${name}`, true))),
  );
