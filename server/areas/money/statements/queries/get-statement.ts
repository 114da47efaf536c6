import { readFileName } from '#contract/money/statements.ts';
import type { Account } from '#domain/accounts/access.ts';
import { bankWords } from '#domain/money/bank-words.ts';
import { getOwnCreatorId } from '#server/areas/creators/profiles/queries/get-own-creator-id.ts';
import type { Context } from '#server/platform/context.ts';
import { printDocument } from '#server/platform/documents/print-document.ts';
import { dollars, toCsv } from '#server/platform/http/csv.ts';
import { Download } from '#server/platform/http/download.ts';
import { spanOfMonth } from './month-span.ts';
import { listPaid, listReleased, type Paid, type Released } from './read-statement.ts';
import { statementDocument } from './statement-document.ts';

/** Earnings released and payouts paid in a month, as CSV or PDF. */
export async function getStatement(
  { db }: Pick<Context, 'db'>,
  { user_id, full_name, email }: Account,
  file: string,
): Promise<Download> {
  const { span: month, format } = readFileName(file);
  const creatorId = await getOwnCreatorId(db, user_id);
  const span = spanOfMonth(month);
  const released = await listReleased(db, creatorId, span);
  const paid = await listPaid(db, creatorId, span);
  const content =
    format === 'csv'
      ? toTable(released, paid)
      : await printDocument(statementDocument({ month, name: full_name ?? email, released, paid }));
  return new Download(`bizmeet-statement-${month}`, format, content);
}

const HEADER = [
  'What',
  'Date',
  'Business',
  'Campaign',
  'Gross',
  'Creator fee',
  'Amount',
  'Payout No.',
  'Bank',
];

function toTable(released: readonly Released[], paid: readonly Paid[]): string {
  return toCsv(HEADER, [
    ...released.map((row) => [
      'Released',
      row.released_on,
      row.business_name,
      row.campaign_title,
      dollars(row.gross_cents),
      dollars(row.creator_fee_cents),
      dollars(row.net_cents),
      null,
      null,
    ]),
    ...paid.map((row) => [
      'Paid out',
      row.paid_on,
      row.business_name,
      row.campaign_title,
      null,
      null,
      dollars(row.amount_cents),
      row.number,
      bankWords(row),
    ]),
  ]);
}
