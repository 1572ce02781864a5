/** The parts of a cover that its crops can keep in sight, besides its center. */
export const coverFocuses = [
  ...(['top left', 'top', 'top right', 'left', 'right'] as const),
  ...(['bottom left', 'bottom', 'bottom right'] as const),
] as const;

export type CoverFocus = (typeof coverFocuses)[number];
