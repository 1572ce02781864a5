/** Every name that browsers give the error of a full storage: today's, Firefox's and Internet Explorer's of old. */
const quotaNames: ReadonlySet<unknown> = new Set([
  'QuotaExceededError',
  'NS_ERROR_DOM_QUOTA_REACHED',
  'QUOTA_EXCEEDED_ERR',
]);

/** The numbers of the same, where a name is missing: 22, in Firefox 1014. */
const quotaCodes: ReadonlySet<unknown> = new Set([22, 1014]);

/**
 * Whether an error says that storage is full. Asked by name and number only: the newer QuotaExceededError is a class of
 * its own, the older one a DOMException.
 */
export function isQuotaError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { name, code } = error as { name?: unknown; code?: unknown };
  return quotaNames.has(name) || quotaCodes.has(code);
}
