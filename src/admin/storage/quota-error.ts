/** Every name of the error for full storage: today's, and those of old Firefox and Internet Explorer. */
const quotaNames: ReadonlySet<unknown> = new Set([
  'QuotaExceededError',
  'NS_ERROR_DOM_QUOTA_REACHED',
  'QUOTA_EXCEEDED_ERR',
]);

/** Its codes, for errors without a name: 22, in Firefox 1014. */
const quotaCodes: ReadonlySet<unknown> = new Set([22, 1014]);

/**
 * Whether an error says that storage is full. It checks name and code, not the class: today's QuotaExceededError has
 * its own class, the older one is a DOMException.
 */
export function isQuotaError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { name, code } = error as { name?: unknown; code?: unknown };
  return quotaNames.has(name) || quotaCodes.has(code);
}
