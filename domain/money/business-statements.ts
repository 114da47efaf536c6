/** The kinds of lines on a business's statement, as the ledger names them. */
export const STATEMENT_KINDS = [
  'paid_in',
  'released',
  'refund_paid',
  'refund_returned',
  'refund_covered',
  'refund_uncovered',
  'chargeback_spots',
  'chargeback_spots_back',
] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

export const MOST_SHOWN_LINES = 200;
/** The most lines of a PDF. A CSV file has no limit. */
export const MOST_PRINTED_LINES = 5_000;

const WORDS: Record<StatementKind, string> = {
  paid_in: 'Payment',
  released: 'Released to a creator',
  refund_paid: 'Refund',
  refund_returned: 'Refund your bank sent back',
  refund_covered: 'Refund settled by a chargeback',
  refund_uncovered: 'Refund owed again after a chargeback',
  chargeback_spots: 'Open spots taken by a chargeback',
  chargeback_spots_back: 'Open spots back after a chargeback',
};

export function statementWords(kind: StatementKind): string {
  return WORDS[kind];
}

interface Sums {
  opening_cents: number;
  paid_in_cents: number;
  released_cents: number;
  fee_cents: number;
  refunded_cents: number;
  other_cents: number;
  closing_cents: number;
}

/** The figures of a statement from top to bottom, the same on the page, in the PDF and in the CSV file. */
export function statementFigures(sums: Sums): { label: string; cents: number }[] {
  return [
    { label: 'Held at the start', cents: sums.opening_cents },
    { label: 'Paid in', cents: sums.paid_in_cents },
    { label: 'Released to creators', cents: 0 - sums.released_cents },
    { label: 'Business fees', cents: 0 - sums.fee_cents },
    { label: 'Refunds', cents: 0 - sums.refunded_cents },
    ...(sums.other_cents === 0 ? [] : [{ label: 'Chargebacks', cents: sums.other_cents }]),
    { label: 'Held at the end', cents: sums.closing_cents },
  ];
}
