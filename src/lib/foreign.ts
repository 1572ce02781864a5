/** A stored text read as JSON; undefined if it isn't JSON or nothing is stored. */
export function parsedJson(text: string | null): unknown {
  try {
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Whether foreign data is an object with fields, not a list or null. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field of foreign data, without what an object inherits (`constructor`, `__proto__`). */
export const ownField = (value: unknown, name: string): unknown =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/** The largest distance from 1970 that a Date can hold, in milliseconds (ECMAScript). */
const furthestTime = 8.64e15;

/** Whether foreign data is a moment in milliseconds since 1970. */
export const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= furthestTime;
