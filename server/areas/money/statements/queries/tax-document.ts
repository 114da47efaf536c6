import { formatCents } from '#domain/format/money.ts';
import { dateWords } from '#domain/format/new-york-time.ts';
import type { Document } from '#server/platform/documents/document.ts';
import { spanOfYear } from './month-span.ts';

export interface TaxLine {
  business_name: string;
  gross_cents: number;
  creator_fee_cents: number;
  net_cents: number;
  /** The days on which it reached the bank. */
  paid_on: string[];
}

interface TaxSummary {
  year: string;
  name: string;
  lines: readonly TaxLine[];
}

/** The PDF of a year's earnings by business. */
export function taxDocument({ year, name, lines }: TaxSummary): Document {
  const sum = (of: (line: TaxLine) => number) =>
    formatCents(lines.reduce((total, line) => total + of(line), 0));
  return {
    title: 'Earnings for your taxes',
    subtitle: year,
    reference: year,
    made_at: spanOfYear(year).until,
    parts: [
      {
        kind: 'facts',
        facts: [
          { label: 'For', value: name },
          { label: 'Gross', value: sum(({ gross_cents }) => gross_cents) },
          { label: 'Creator fee', value: sum(({ creator_fee_cents }) => creator_fee_cents) },
          { label: 'Net', value: sum(({ net_cents }) => net_cents) },
        ],
      },
      { kind: 'heading', words: 'By business' },
      lines.length === 0
        ? { kind: 'text', words: 'Nothing was released to you this year.', is_quiet: true }
        : { kind: 'table', columns: COLUMNS, rows: lines.map(toRow) },
      {
        kind: 'notice',
        words:
          'An earning counts in the year it was released to you, even if it reached your bank the next year. A tax form from the payment provider counts payments on the day they were paid, so the two can differ around New Year. Nothing was withheld. This summary isn’t a tax form.',
      },
    ],
    foot: `Earnings ${year}, ${name}`,
  };
}

const COLUMNS = [
  { header: 'Business', share: 3 },
  { header: 'Paid on', share: 4 },
  { header: 'Gross', share: 2, align: 'right' },
  { header: 'Creator fee', share: 2, align: 'right' },
  { header: 'Net', share: 2, align: 'right' },
] as const;

function toRow({ business_name, paid_on, gross_cents, creator_fee_cents, net_cents }: TaxLine): string[] {
  const amounts = [gross_cents, creator_fee_cents, net_cents].map(formatCents);
  return [business_name, paid_on.map(dateWords).join('; '), ...amounts];
}
