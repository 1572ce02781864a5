/** What a Copy button says. A separate file, because pages with such a button inline it. */
export const clipboardMessages = {
  copied: 'Copied to clipboard!',
  failed: 'Failed to copy to clipboard',
} as const;
