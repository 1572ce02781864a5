/** The part of subset-font that `scripts/fonts.ts` uses; the package brings no types. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    noHinting?: boolean;
    /** OpenType features to keep; all of them when left out. */
    keepFeatures?: readonly string[];
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: SubsetOptions,
  ): Promise<Uint8Array>;
}
