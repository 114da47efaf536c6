import type { TaxDetails } from '#contract/businesses/tax-details.ts';
import type { StatementLine, StatementPeriod } from '#contract/money/business-statements.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { formatCents } from '#domain/format/money.ts';
import { dateWords, monthWords } from '#domain/format/new-york-time.ts';
import { statementFigures, statementWords } from '#domain/money/business-statements.ts';
import { taxFacts } from '#domain/money/receipt-facts.ts';
import { spanOfMonth, spanOfYear } from '#server/areas/money/statements/queries/month-span.ts';
import type { Document } from '#server/platform/documents/document.ts';

interface Statement {
  sums: StatementPeriod;
  lines: readonly StatementLine[];
  business_name: string;
  details: TaxDetails | null;
}

/** The PDF of a business's statement. */
export function businessStatementDocument({ sums, lines, business_name, details }: Statement): Document {
  const { period } = sums;
  const isYear = period.length === 4;
  const figures = statementFigures(sums);
  const total = figures.at(-1);
  return {
    title: 'Statement',
    subtitle: isYear ? period : monthWords(period),
    reference: period,
    made_at: (isYear ? spanOfYear(period) : spanOfMonth(period)).until,
    parts: [
      { kind: 'facts', facts: [{ label: 'For', value: business_name }, ...taxFacts(details, null)] },
      {
        kind: 'amounts',
        lines: figures.slice(0, -1).map(toAmount),
        ...(total && { total: toAmount(total) }),
      },
      { kind: 'heading', words: 'Movements' },
      lines.length === 0
        ? { kind: 'text', words: 'No money moved in this period.', is_quiet: true }
        : { kind: 'table', columns: COLUMNS, rows: lines.map(toRow) },
      {
        kind: 'text',
        words: 'US dollars. Dates are in New York time. Refunds are listed on the day they were sent.',
        is_quiet: true,
      },
    ],
    foot: `Statement ${period}, ${business_name}`,
  };
}

const COLUMNS = [
  { header: 'Date', share: 2 },
  { header: 'What', share: 3 },
  { header: 'Reference', share: 2 },
  { header: 'Campaign', share: 3.4 },
  { header: 'Amount', share: 2, align: 'right' },
  { header: 'Held', share: 2, align: 'right' },
] as const;

function toAmount({ label, cents }: { label: string; cents: number }) {
  return { label, amount: formatCents(cents) };
}

function toRow(line: StatementLine): string[] {
  const { occurred_at, kind, reference, campaign_title, amount_cents, balance_cents } = line;
  const when = dateWords(newYorkDate(new Date(occurred_at)));
  const amounts = [formatCents(amount_cents), formatCents(balance_cents)];
  return [when, statementWords(kind), reference, campaign_title, ...amounts];
}
