/** The SHA-256 of some bytes, or of a text as UTF-8, in 64 hexadecimal digits. */
export async function sha256(of: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof of === 'string' ? new TextEncoder().encode(of) : of;
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return hexDigits(digest);
}

/** Bytes as two hexadecimal digits each. */
export const hexDigits = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
