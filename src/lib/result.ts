/** What an operation that can fail in an expected way gives back: a value, or a code that `config/messages.ts` words. */
export type Result<Value, Code extends string> =
  { ok: true; value: Value } | { ok: false; code: Code };

/** The outcome of what worked. */
export const success = <Value>(value: Value) => ({ ok: true, value }) as const;

/** The outcome of what failed, named by its code. */
export const failure = <Code extends string>(code: Code) => ({ ok: false, code }) as const;
