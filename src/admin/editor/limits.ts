/** Times of the post editor in milliseconds. */
export const editorLimits = {
  /** How long the answer to Ctrl+S shows. */
  answerShown: 5_000,
  /** How long the page says that there is no such post before the dashboard opens. */
  unknownShown: 2_500,
} as const;
