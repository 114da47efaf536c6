import { readFileName } from '#contract/statements.ts';
import type { Account } from '#domain/access.ts';
import { bankWords } from '#domain/bank-words.ts';
import type { Context } from '../../context.ts';
import { dollars, toCsv } from '../../http/csv.ts';
import { Download } from '../../http/download.ts';
import { getOwnCreatorId } from '../applications/own-application.ts';
import { spanOfMonth } from './month-span.ts';
import { printPaper } from './print-paper.ts';
import { listPaid, listReleased, type Paid, type Released } from './read-statement.ts';
import { statementPaper } from './statement-paper.ts';

/** What was released and paid in a month, as a table or on paper. */
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
      : await printPaper(statementPaper({ month, name: full_name ?? email, released, paid }));
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
