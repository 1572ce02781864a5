/** The result of an operation with expected failures: a value, or a code for which the config has a sentence. */
export type Result<Value, Code extends string> =
  { ok: true; value: Value } | { ok: false; code: Code };

/** The result of what worked. */
export const success = <Value>(value: Value) => ({ ok: true, value }) as const;

/** The result of what failed, with the code of the failure. */
export const failure = <Code extends string>(code: Code) => ({ ok: false, code }) as const;
