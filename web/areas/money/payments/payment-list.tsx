import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { DataTable } from '#web/components/admin/data-table.tsx';
import { NoRows } from '#web/components/admin/no-rows.tsx';
import { Pager } from '#web/components/admin/pager.tsx';
import { tableSort } from '#web/components/admin/sorting.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { paymentColumns } from './payment-columns.tsx';
import { PaymentDrawer } from './payment-drawer.tsx';
import { filtersOf, PAYMENT_SORTS, type PaymentsView, paymentsOptions } from './payments-options.ts';

type PaymentListProps = {
  view: PaymentsView;
  hrefOf: (change: Partial<PaymentsView>) => string;
  change: (change: Partial<PaymentsView>, how?: { replace: boolean }) => void;
};

/** One row per creator's spot, with the amount paid in and where it is now. */
export function PaymentList({ view, hrefOf, change }: PaymentListProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const now = useNow();
  const list = useSuspenseInfiniteQuery(paymentsOptions(api, view));
  const payments = list.data.pages.flatMap((page) => page.payments);
  return (
    <>
      {payments.length === 0 ? (
        <NoRows
          {...(Object.keys(filtersOf(view)).length > 0
            ? {
                title: 'No payments found',
                hint: 'Search by payment number, business or creator, or remove a filter.',
              }
            : {
                words: 'NONE YET',
                title: 'No payments yet',
                hint: 'Payments appear here when a business pays for a campaign.',
              })}
        />
      ) : (
        <DataTable
          caption="Payments"
          columns={paymentColumns(now)}
          rows={payments}
          {...tableSort(view, PAYMENT_SORTS, change, { by: 'agreed', direction: 'descending' })}
          nameOf={({ number }) => number}
          openId={view.open}
          hrefOf={({ id }) => hrefOf({ open: id })}
          onOpen={(open) => change({ open })}
        />
      )}
      <Pager
        shown={payments.length}
        noun={['payment', 'payments']}
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        onMore={list.fetchNextPage}
      />
      {view.open ? (
        <PaymentDrawer
          id={view.open}
          ids={payments.map(({ id }) => id)}
          onOpen={(open) => change({ open }, { replace: true })}
          onClose={() => change({ open: undefined })}
        />
      ) : null}
    </>
  );
}
