type Cell = string | number | null;

/** Spreadsheets take what begins like this for a formula and would run it. */
const FORMULA = /^[=+\-@\t\r]/;
/** An amount below zero is a number, and a column of them has to add up. */
const AMOUNT = /^-\d+\.\d{2}$/;

/** A table as spreadsheets read it: every line ends in CRLF, and no text of anybody is a formula. */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return csvRows([header, ...rows]);
}

/** Rows for a table whose header is written already. */
export function csvRows(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

/** The same for a list that can be longer than a file: what is cut is said in a last line. */
export function toCutCsv(
  header: readonly string[],
  rows: readonly (readonly Cell[])[],
  most: number,
): string {
  const table = toCsv(header, rows.slice(0, most));
  if (rows.length <= most) return table;
  const count = most.toLocaleString('en-US');
  return `${table}${writeCell(`These are the first ${count} rows. Filter the list to get the others.`)}\r\n`;
}

/** Dollars and cents without a sign for the currency, so that a column of them adds up. */
export function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}

function writeCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) && !AMOUNT.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
