import type { LedgerCheck } from '#contract/money/ledger-checks.ts';
import { formatCents } from '#domain/format/money.ts';
import type { LedgerRule } from '#domain/money/ledger-check-states.ts';
import { PlainTable } from '#web/components/admin/plain-table.tsx';

const RULE_WORDS: Record<LedgerRule, string> = {
  balance: 'A balance doesn’t match its transfers',
  below_zero: 'An account is negative that mustn’t be',
  campaign: 'Money paid doesn’t equal held, released and refunded',
  payments: 'Payments and the ledger don’t match',
  earnings: 'Earnings and creator balances don’t match',
  payouts: 'Payouts and the ledger don’t match',
  provider: 'The payment provider doesn’t match',
};

/** The faults of a ledger check: expected against found. */
export function FaultRows({ check }: { check: LedgerCheck }) {
  return (
    <section aria-labelledby="faults-title">
      <h2 id="faults-title" className="bg-surface px-4 pt-6 pb-2 type-item text-danger md:px-6">
        Problems
      </h2>
      <PlainTable
        caption="Problems"
        rows={check.faults}
        keyOf={({ rule, subject }) => `${rule} ${subject}`}
        columns={[
          { header: 'Problem', phone: 'left', cell: ({ rule }) => RULE_WORDS[rule] },
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
