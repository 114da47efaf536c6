import type { LedgerCheck } from '#contract/ledger-checks.ts';
import type { LedgerRule } from '#domain/ledger-check-states.ts';
import { formatCents } from '#domain/money.ts';
import { PlainTable } from '#web/components/admin/plain-table.tsx';

const RULE_WORDS: Record<LedgerRule, string> = {
  balance: 'A balance is not the sum of its transfers',
  below_zero: 'An account owes that must not',
  campaign: 'Paid in is not held, released and refunded',
  payments: 'Payments and books say different sums',
  earnings: 'Earnings and the accounts of creators say different sums',
  payouts: 'Payouts and books say different sums',
  provider: 'The payment provider says something else',
};

/** What does not fit, with what was expected and what was found. */
export function FaultRows({ check }: { check: LedgerCheck }) {
  return (
    <section aria-labelledby="faults-title">
      <h2 id="faults-title" className="bg-surface px-4 pt-6 pb-2 type-item text-danger md:px-6">
        What does not fit
      </h2>
      <PlainTable
        caption="What does not fit"
        rows={check.faults}
        keyOf={({ rule, subject }) => `${rule} ${subject}`}
        columns={[
          { header: 'What', phone: 'left', cell: ({ rule }) => RULE_WORDS[rule] },
          {
            header: 'Where',
            phone: 'left',
            cell: ({ subject }) => (
              <code className="font-mono text-hint break-all text-ink-2 select-all">{subject}</code>
            ),
          },
          { header: 'Expected', numeric: true, cell: ({ expected_cents }) => formatCents(expected_cents) },
          {
            header: 'Found',
            phone: 'right',
            numeric: true,
            cell: ({ found_cents }) => formatCents(found_cents),
          },
        ]}
      />
    </section>
  );
}
