import type { ProviderDifference } from '#contract/money/provider-balance.ts';
import { formatCents } from '#domain/format/money.ts';
import { PlainTable } from '#web/components/admin/plain-table.tsx';
import { momentWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { Badge } from '#web/ui/badge.tsx';
import { BookEntryButton } from './book-entry-button.tsx';

/** Transfers where the provider and the ledger disagree. */
export function DifferenceRows({ differences }: { differences: readonly ProviderDifference[] }) {
  const now = useNow();
  return (
    <PlainTable
      caption="Differences from the provider"
      rows={differences}
      keyOf={({ subject }) => subject}
      columns={[
        {
          header: 'Status',
          phone: 'left',
          cell: ({ confirmed_at }) =>
            confirmed_at === null ? (
              <Badge tone="yellow">Checking again</Badge>
            ) : (
              <Badge tone="danger">Confirmed</Badge>
            ),
        },
        {
          header: 'Transfer',
          phone: 'left',
          cell: ({ subject, description }) => (
            <>
              <code className="font-mono text-hint break-all text-ink-2 select-all">{subject}</code>
              {description ? <span className="block text-base">{description}</span> : null}
            </>
          ),
        },
        {
          header: 'First seen',
          cell: ({ first_seen_at }) => <span className="num">{momentWords(first_seen_at, now)}</span>,
        },
        {
          header: 'At the provider',
          phone: 'right',
          numeric: true,
          cell: ({ expected_cents }) => formatCents(expected_cents),
        },
        { header: 'In the ledger', numeric: true, cell: ({ found_cents }) => formatCents(found_cents) },
        {
          header: 'Action',
          phone: 'left',
          cell: ({ reference, ...difference }) =>
            reference === null ? (
              <span className="text-hint text-ink-2">Resolved through its record</span>
            ) : (
              <BookEntryButton difference={{ ...difference, reference }} />
            ),
        },
      ]}
    />
  );
}
