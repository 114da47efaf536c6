/** A statement may carry 65,535 values. */
const ROWS_AT_ONCE = 1_000;

/** Rows in as many statements as they need. */
export function inParts<Row>(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = [];
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    parts.push(rows.slice(start, start + ROWS_AT_ONCE));
  return parts;
}
