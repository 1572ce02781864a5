const names: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" },
    ...{ nbsp: '\u00a0', copy: '\u00a9' },
  }),
);

/** Turns the text of HTML or XML back into plain text; an unknown entity stays as it is. */
export function unescapeHtml(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (entity, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return names.get(name) ?? entity;
      const codePoint = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      const isCharacter = codePoint > 0 && codePoint <= 0x10ffff;
      return isCharacter ? String.fromCodePoint(codePoint) : entity;
    },
  );
}
