/** What a Copy button says (spec section 8). A file of its own, because pages with such a button inline it. */
export const clipboardMessages = {
  copied: 'Copied to clipboard!',
  failed: 'Failed to copy to clipboard',
} as const;
