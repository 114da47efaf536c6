import { formatCents } from '#domain/format/money.ts';
import { newYorkClock, newYorkLongDay } from '#domain/format/new-york-time.ts';
import type { Export, ExportList } from './read-export.ts';
import { SECTION_TITLES } from './section-titles.ts';

type Row = Readonly<Record<string, unknown>>;

/** The export as one page to read or print. Internal numbers and empty parts are only in the data file. */
export async function* writePage({ summary, letters, records }: Export, now: Date): AsyncGenerator<string> {
  yield `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Your data at Bizmeet</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Your data at Bizmeet</h1>
<p>Written on ${escapeHtml(momentWords(now.toISOString()))} New York time, like all times here. Internal numbers are only in the data file.</p>
`;
  for (const [name, part] of Object.entries(summary)) {
    const rows = (Array.isArray(part) ? part : [part]).filter((row) => row !== null) as Row[];
    yield* section({ name, pages: () => once(rows) });
  }
  for (const list of [...letters, ...records]) yield* section(list);
  yield '</main>\n</body>\n</html>\n';
}

async function* once(rows: Row[]): AsyncGenerator<Row[]> {
  if (rows.length > 0) yield rows;
}

/** A part with few columns is a table. In one with many, each row is a list of what it has. */
async function* section({ name, pages }: ExportList): AsyncGenerator<string> {
  let columns: string[] | null = null;
  for await (const rows of pages()) {
    if (columns === null) {
      columns = Object.keys(rows[0] ?? {}).filter(isRead);
      if (columns.length === 0) return;
      yield `<h2>${escapeHtml(SECTION_TITLES[name] ?? headOf(name))}</h2>\n${isTable(columns) ? tableHead(columns) : ''}`;
    }
    const write = isTable(columns) ? tableRow : listRow;
    yield rows.map((row) => write(row, columns ?? [])).join('');
  }
  if (columns !== null && isTable(columns)) yield '</tbody>\n</table>\n';
}

const MOST_COLUMNS = 4;

function isTable(columns: readonly string[]): boolean {
  return columns.length <= MOST_COLUMNS;
}

function tableHead(columns: readonly string[]): string {
  const heads = columns.map((column) => `<th scope="col">${escapeHtml(headOf(column))}</th>`).join('');
  return `<table>\n<thead><tr>${heads}</tr></thead>\n<tbody>\n`;
}

function tableRow(row: Row, columns: readonly string[]): string {
  const cells = columns.map((column) => `<td>${escapeHtml(valueWords(column, row[column]))}</td>`).join('');
  return `<tr>${cells}</tr>\n`;
}

function listRow(row: Row, columns: readonly string[]): string {
  const facts = columns
    .map((column) => [headOf(column), valueWords(column, row[column])] as const)
    .filter(([, words]) => words !== '')
    .map(([head, words]) => `<div><dt>${escapeHtml(head)}</dt><dd>${escapeHtml(words)}</dd></div>`);
  return `<dl>${facts.join('')}</dl>\n`;
}

/** Leaves out what only programs need. */
function isRead(column: string): boolean {
  return (
    column !== 'id' &&
    !/_ids?$/.test(column) &&
    !['bucket_name', 'file_path', 'idempotency_key'].includes(column)
  );
}

const HEADS: Readonly<Record<string, string>> = {
  avg_views: 'Average views',
  claimed_avg_views: 'Claimed average views',
  ip_address: 'IP address',
  user_agent: 'Browser',
  zip: 'ZIP code',
  ein: 'EIN',
};

/** "Created" for `created_at`, "Payout" for `payout_cents`. */
function headOf(column: string): string {
  const words = column.replace(/^(is|has)_|_(at|cents)$/g, '').replaceAll('_', ' ');
  return HEADS[column] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const DATES = /(_at|_on|_by|_until|deadline|^day)$/;
/** Columns with words of ours, such as "street_food". What people wrote is never changed. */
const WORDS_OF_OURS =
  /(^|_)(kinds?|status|cause|action|operation|purpose|outcome|niches?|role|industry|fulfilment)$/;

function valueWords(column: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return column.endsWith('_cents') ? formatCents(value) : String(value);
  if (Array.isArray(value)) return value.map((one) => valueWords(column, one)).join('; ');
  if (typeof value === 'object') {
    const facts = Object.entries(value).filter(([name]) => isRead(name));
    return facts.map(([name, one]) => `${headOf(name)}: ${valueWords(name, one)}`).join(', ');
  }
  const text = String(value);
  if (DATES.test(column) && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return momentWords(text);
  if (DATES.test(column) && /^\d{4}-\d\d-\d\d$/.test(text)) return newYorkLongDay(`${text}T16:00:00Z`);
  return WORDS_OF_OURS.test(column) ? text.replaceAll('_', ' ') : text;
}

function momentWords(at: string): string {
  return `${newYorkLongDay(at)}, ${newYorkClock(at)}`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const STYLE = `
:root { color-scheme: light dark }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#fbf7f0, #14110e); color: light-dark(#17130f, #f7f0e6) }
main { max-width: 52rem; margin: 0 auto; padding: 2rem 1.25rem 4rem }
h1 { font-size: 2rem; line-height: 1.1 }
h2 { margin: 2.5rem 0 0.5rem; font-size: 1.25rem }
table { width: 100%; border-collapse: collapse; font-size: 0.875rem }
th, td { padding: 0.5rem 0.75rem 0.5rem 0; border-bottom: 1px solid light-dark(#cfc4b3, #4a4138); text-align: left; vertical-align: top; overflow-wrap: break-word; }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); gap: 0.5rem 1.25rem; margin: 0; padding: 0.75rem 0; border-bottom: 1px solid light-dark(#cfc4b3, #4a4138); break-inside: avoid }
dt { font-size: 0.8125rem; color: light-dark(#574e45, #bfb4a5) }
dd { margin: 0; overflow-wrap: anywhere }
`;
