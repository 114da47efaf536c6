import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { StatementLine } from '#contract/money/business-statements.ts';
import { readFileName } from '#contract/money/statements.ts';
import type { Account } from '#domain/accounts/access.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { MOST_PRINTED_LINES, statementFigures, statementWords } from '#domain/money/business-statements.ts';
import { requireBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import { findTaxDetails } from '#server/areas/businesses/tax-details/queries/find-tax-details.ts';
import type { Context } from '#server/platform/context.ts';
import type { Place } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { inSnapshot } from '#server/platform/db/snapshot.ts';
import type { Document } from '#server/platform/documents/document.ts';
import { printDocument } from '#server/platform/documents/print-document.ts';
import { Problem } from '#server/platform/errors.ts';
import { byteCache } from '#server/platform/http/byte-cache.ts';
import { csvRows, dollars } from '#server/platform/http/csv.ts';
import { Download } from '#server/platform/http/download.ts';
import { readLines, readSums, type Wanted } from './read-statement.ts';
import { businessStatementDocument } from './statement-document.ts';

const ROWS_AT_ONCE = 500;
const MOST_CACHED_BYTES = 4 * 1024 * 1024;

/** PDFs by their content, so that a statement that didn't change is drawn once. */
const drawn = byteCache<Uint8Array>(MOST_CACHED_BYTES, (bytes) => bytes.byteLength);

/** A statement as CSV of any length, written while it is read, or as PDF. */
export async function getStatementFile(
  { db }: Pick<Context, 'db'>,
  account: Account,
  { business_id, file }: { business_id: string; file: string },
  rowsAtOnce = ROWS_AT_ONCE,
): Promise<Download> {
  await requireBusiness(db, account, business_id, 'own');
  const { span: period, format } = readFileName(file);
  const wanted = { business_id, period };
  const name = `bizmeet-business-statement-${period}`;
  if (format === 'csv') return new Download(name, 'csv', Readable.from(writeRows(db, wanted, rowsAtOnce)));
  return new Download(name, 'pdf', await drawOnce(await readDocument(db, wanted)));
}

async function* writeRows(db: Database, wanted: Wanted, limit: number) {
  const sums = await readSums(db, wanted);
  yield csvRows(statementFigures(sums).map(({ label, cents }) => [label, dollars(cents)]));
  yield csvRows([[], HEADER]);
  let after: Place | null = null;
  let balance_cents = sums.opening_cents;
  do {
    const lines: StatementLine[] = await readLines(db, wanted, { after, limit, balance_cents });
    if (lines.length > 0) yield csvRows(lines.map(toRow));
    const last = lines.at(-1);
    balance_cents = last?.balance_cents ?? balance_cents;
    after = last && lines.length === limit ? [last.occurred_at, last.id] : null;
  } while (after !== null);
}

const HEADER = ['Date', 'What', 'Reference', 'Campaign', 'Fee in it (USD)', 'Amount (USD)', 'Balance (USD)'];

function toRow(line: StatementLine): string[] {
  return [
    newYorkDate(new Date(line.occurred_at)),
    statementWords(line.kind),
    line.reference,
    line.campaign_title,
    dollars(line.fee_cents),
    dollars(line.amount_cents),
    dollars(line.balance_cents),
  ];
}

function readDocument(db: Database, wanted: Wanted): Promise<Document> {
  return inSnapshot(db, async (tx) => {
    const sums = await readSums(tx, wanted);
    const page = { after: null, limit: MOST_PRINTED_LINES + 1, balance_cents: sums.opening_cents };
    const lines = await readLines(tx, wanted, page);
    if (lines.length > MOST_PRINTED_LINES) {
      throw new Problem('conflict', 'This statement is too long for a PDF. Download the CSV file instead.');
    }
    const { business_name } = await tx
      .selectFrom('businesses')
      .select('business_name')
      .where('id', '=', wanted.business_id)
      .executeTakeFirstOrThrow();
    const details = await findTaxDetails(tx, wanted.business_id);
    return businessStatementDocument({ sums, lines, business_name, details });
  });
}

async function drawOnce(document: Document): Promise<Uint8Array> {
  const key = createHash('sha256').update(JSON.stringify(document)).digest('hex');
  const kept = drawn.get(key);
  if (kept !== undefined) return kept;
  const bytes = await printDocument(document);
  drawn.put(key, bytes);
  return bytes;
}
