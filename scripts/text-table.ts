/**
 * Rows as columns with two spaces between them: the first `textColumns` aligned left, the others, which are numbers,
 * aligned right.
 */
export function textTable(rows: readonly (readonly string[])[], textColumns: number): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      widths
        .map((width, column) => {
          const cell = row[column] ?? '';
          return column < textColumns ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
