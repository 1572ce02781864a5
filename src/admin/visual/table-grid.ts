/** A cell as it stands in HTML, over so many columns and rows. */
interface SpanningCell {
  readonly colSpan: number;
  readonly rowSpan: number;
}

/**
 * The cells of a table by row and column, as wide as its widest row. A cell over several places stands in the first one;
 * the others are null, as are missing ones: Markdown has no wider cells.
 */
export function tableGrid<Cell extends SpanningCell>(
  rows: readonly (readonly Cell[])[],
): readonly (readonly (Cell | null)[])[] {
  const grid: (Cell | null)[][] = rows.map(() => []);
  rows.forEach((cells, row) => {
    let column = 0;
    for (const cell of cells) {
      while (grid[row]?.[column] !== undefined) column += 1;
      const below = cell.rowSpan || rows.length;
      for (const line of grid.slice(row, row + below))
        for (let wide = 0; wide < cell.colSpan; wide += 1) line[column + wide] = null;
      const line = grid[row];
      if (line) line[column] = cell;
    }
  });
  const width = Math.max(0, ...grid.map(({ length }) => length));
  return grid.map((line) => Array.from({ length: width }, (_, column) => line[column] ?? null));
}
