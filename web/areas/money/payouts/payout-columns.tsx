import type { AdminPayoutRow } from '#contract/money/payouts-admin.ts';
import { formatCents } from '#domain/format/money.ts';
import { dateWords } from '#domain/format/new-york-time.ts';
import { bankWords } from '#domain/money/bank-words.ts';
import type { Column } from '#web/components/admin/data-table.tsx';
import { dayWords } from '#web/components/time/moment.ts';
import { PayoutBadge } from './payout-badge.tsx';

export function payoutColumns(now: Date): [Column<AdminPayoutRow>, ...Column<AdminPayoutRow>[]] {
  return [
    {
      header: 'Creator',
      phone: 'left',
      className: 'max-w-60 truncate',
      cell: ({ creator_name }) => creator_name,
    },
    { header: 'Status', phone: 'right', cell: (payout) => <PayoutBadge payout={payout} /> },
    {
      header: 'Amount',
      sort: 'amount',
      sortedAs: 'amount',
      numeric: true,
      phone: 'right',
      className: 'font-semibold',
      cell: ({ amount_cents }) => formatCents(amount_cents),
    },
    { header: 'No.', numeric: true, cell: ({ number }) => number },
    {
      header: 'Bank',
      phone: 'left',
      className: 'max-w-52 truncate text-ink-2',
      cell: (payout) => bankWords(payout),
    },
    {
      header: 'Arrives by',
      sort: 'arrives',
      sortedAs: 'time',
      numeric: true,
      className: 'text-ink-2 whitespace-nowrap',
      cell: ({ arrives_on, status, waits_for }) =>
        hasNoArrival({ status, waits_for }) ? '' : dateWords(arrives_on),
    },
    {
      header: 'Requested',
      sort: 'requested',
      sortedAs: 'time',
      numeric: true,
      className: 'text-ink-2 whitespace-nowrap',
      cell: ({ created_at }) => dayWords(created_at, now),
    },
  ];
}

/** It ended without the money, or nobody knows yet when it leaves. */
export function hasNoArrival({ status, waits_for }: Pick<AdminPayoutRow, 'status' | 'waits_for'>): boolean {
  return status === 'failed' || status === 'canceled' || waits_for !== null;
}
