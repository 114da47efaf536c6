import { formatCents } from '#domain/format/money.ts';
import { dateWords, monthWords } from '#domain/format/new-york-time.ts';
import { bankWords } from '#domain/money/bank-words.ts';
import type { Document } from '#server/platform/documents/document.ts';
import { spanOfMonth } from './month-span.ts';
import type { Paid, Released } from './read-statement.ts';

interface Statement {
  month: string;
  name: string;
  released: readonly Released[];
  paid: readonly Paid[];
}

/** The PDF of a monthly statement. */
export function statementDocument({ month, name, released, paid }: Statement): Document {
  const earned = released.reduce((sum, { net_cents }) => sum + net_cents, 0);
  const sent = paid.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  return {
    title: 'Statement',
    subtitle: monthWords(month),
    reference: month,
    made_at: spanOfMonth(month).until,
    parts: [
      {
        kind: 'facts',
        facts: [
          { label: 'For', value: name },
          { label: 'Released to you', value: formatCents(earned) },
          { label: 'Paid to your bank', value: formatCents(sent) },
        ],
      },
      { kind: 'heading', words: 'Released to you' },
      released.length === 0
        ? { kind: 'text', words: 'Nothing was released this month.', is_quiet: true }
        : { kind: 'table', columns: RELEASED, rows: released.map(releasedRow) },
      { kind: 'heading', words: 'Paid to your bank' },
      paid.length === 0
        ? { kind: 'text', words: 'Nothing was paid out this month.', is_quiet: true }
        : { kind: 'table', columns: PAID, rows: paid.map(paidRow) },
      {
        kind: 'text',
        words: 'US dollars. Dates are in New York time. Nothing was withheld for taxes.',
        is_quiet: true,
      },
    ],
    foot: `Statement ${month}, ${name}`,
  };
}

const AMOUNT = { header: 'Amount', share: 2, align: 'right' } as const;
const RELEASED = [
  { header: 'Date', share: 2 },
  { header: 'Business', share: 3 },
  { header: 'Campaign', share: 4 },
  { header: 'Creator fee', share: 2, align: 'right' },
  AMOUNT,
] as const;
const PAID = [
  { header: 'Date', share: 2 },
  { header: 'Payout', share: 1.4 },
  { header: 'For', share: 5 },
  { header: 'Bank', share: 3 },
  AMOUNT,
] as const;

function releasedRow(row: Released): string[] {
  const fee = formatCents(row.creator_fee_cents);
  return [dateWords(row.released_on), row.business_name, row.campaign_title, fee, formatCents(row.net_cents)];
}

function paidRow(row: Paid): string[] {
  const what = `${row.campaign_title}, ${row.business_name}`;
  return [dateWords(row.paid_on), `No. ${row.number}`, what, bankWords(row), formatCents(row.amount_cents)];
}
