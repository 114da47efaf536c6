import { formatCount } from '#domain/format/count.ts';

type Cell = string | number | null;

/** Spreadsheets treat a text that begins like this as a formula and would run it. */
const FORMULA = /^[=+\-@\t\r]/;
/** A negative amount is a number, so that columns add up. */
const AMOUNT = /^-\d+\.\d{2}$/;

/** A table for spreadsheets: every line ends in CRLF, and no text becomes a formula. */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return csvRows([header, ...rows]);
}

/** Rows for a table that already has its header. */
export function csvRows(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

/** The same for a list that may be longer than a file: a last line says what was cut. */
export function toCutCsv(
  header: readonly string[],
  rows: readonly (readonly Cell[])[],
  most: number,
): string {
  const table = toCsv(header, rows.slice(0, most));
  if (rows.length <= most) return table;
  const count = formatCount(most);
  return `${table}${writeCell(`These are the first ${count} rows. Filter the list to get the others.`)}\r\n`;
}

/** Dollars and cents without a currency sign, so that columns add up. */
export function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}

function writeCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) && !AMOUNT.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
