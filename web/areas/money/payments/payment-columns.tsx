import type { PaymentRow } from '#contract/admin/payments.ts';
import { formatCents } from '#domain/format/money.ts';
import type { Column } from '#web/components/admin/data-table.tsx';
import { dayWords } from '#web/components/time/moment.ts';
import { PaymentBadge } from './payment-badge.tsx';

export function paymentColumns(now: Date): [Column<PaymentRow>, ...Column<PaymentRow>[]] {
  return [
    {
      header: 'Payment',
      phone: 'left',
      className: 'num whitespace-nowrap cards:truncate',
      // A phone has room for one bold name, and the shop's name says more than a number.
      cell: ({ number, business_name }) => (
        <>
          <span className="cards:hidden">{number}</span>
          <span className="columns:hidden">{business_name}</span>
        </>
      ),
    },
    { header: 'Business', className: 'max-w-60 truncate', cell: ({ business_name }) => business_name },
    {
      header: 'Creator',
      phone: 'left',
      className: 'max-w-60 truncate cards:order-2 cards:text-ink-2',
      cell: ({ creator_name, number }) => (
        <>
          {creator_name}
          <span className="num columns:hidden">, {number}</span>
        </>
      ),
    },
    {
      header: 'Amount',
      sort: 'payout',
      sortedAs: 'amount',
      numeric: true,
      phone: 'right',
      className: 'font-semibold cards:order-1 cards:text-md',
      cell: ({ payout_cents }) => formatCents(payout_cents),
    },
    {
      header: 'Status',
      phone: 'right',
      className: 'cards:order-3',
      cell: ({ state }) => <PaymentBadge state={state} />,
    },
    {
      header: 'Campaign',
      className: 'max-w-60 truncate text-ink-2',
      cell: ({ campaign_title }) => campaign_title,
    },
    {
      header: 'Accepted',
      sort: 'agreed',
      sortedAs: 'time',
      numeric: true,
      className: 'text-ink-2 whitespace-nowrap',
      cell: ({ agreed_at }) => dayWords(agreed_at, now),
    },
  ];
}
