import type { Situation } from '#src/config/missing-cat.ts';

/**
 * The notices under the steps, each with its cat, the number of its step and the name of its drawing.
 * @throws when a notice names a cat that isn't among them
 */
export const noticesOf = <Cat extends { readonly id: string }>(
  { id, steps }: Situation,
  cats: readonly Cat[],
) =>
  steps.flatMap(({ known }, at) => {
    if (!known?.notice) return [];
    const { notice } = known;
    const cat = cats.find((one) => one.id === notice.cat);
    if (!cat) throw new Error(`situations: there is no cat ${notice.cat} in src/content/cats.json`);
    return [{ notice, cat, step: at + 1, drawing: `case-${id}-${at + 1}` }];
  });
