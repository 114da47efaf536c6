import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { AdminShell } from '#web/components/admin/admin-shell.tsx';
import { DataTable } from '#web/components/admin/data-table.tsx';
import { NoRows } from '#web/components/admin/no-rows.tsx';
import { Pager } from '#web/components/admin/pager.tsx';
import { SearchField } from '#web/components/admin/search-field.tsx';
import { SegmentBar } from '#web/components/admin/segment-bar.tsx';
import { useNow } from '#web/components/admin/use-now.ts';
import { useView } from '#web/components/admin/use-view.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { payoutColumns } from './payout-columns.tsx';
import { PayoutDrawer } from './payout-drawer.tsx';
import { PayoutSummaryBar } from './payout-summary.tsx';
import { exportHref, type PayoutsView, payoutsOptions, statusOf, summaryOptions } from './payouts-options.ts';
import { SendBatchButton } from './send-batch-button.tsx';

const SEGMENTS = [
  { value: 'all', label: 'All' },
  { value: 'requested', label: 'Next batch' },
  { value: 'held', label: 'Held' },
  { value: 'processing', label: 'On its way' },
  { value: 'paid', label: 'Paid' },
  { value: 'failed', label: 'Failed' },
  { value: 'canceled', label: 'Canceled' },
] as const;

/** Money on its way to creators: what leaves next, what waits for somebody, what came back. */
export function AdminPayoutsPage({ view }: { view: PayoutsView }) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data: summary } = useSuspenseQuery(summaryOptions(api));
  const list = useSuspenseInfiniteQuery(payoutsOptions(api, view));
  const { change, hrefOf } = useView('/admin/payouts', view);
  const now = useNow();
  const payouts = list.data.pages.flatMap((page) => page.payouts);
  return (
    <AdminShell
      title="Payouts"
      search={
        <SearchField
          label="Search payouts"
          placeholder="Name or email of a creator"
          value={view.q ?? ''}
          onSearch={(q) => change({ q }, { replace: true })}
        />
      }
      actions={
        <>
          <ButtonLink
            href={exportHref(view)}
            download
            icon={<Download aria-hidden="true" />}
            className="max-md:px-3"
          >
            <span className="max-md:sr-only">Export</span>
          </ButtonLink>
          <SendBatchButton summary={summary} />
        </>
      }
    >
      <PayoutSummaryBar summary={summary} filter={statusOf(view)} onFilter={(status) => change({ status })} />
      <SegmentBar
        label="State"
        segments={SEGMENTS}
        value={statusOf(view)}
        onValueChange={(status) => change({ status: status === 'all' ? undefined : status })}
      />
      {payouts.length === 0 ? (
        <NoPayouts isFiltered={view.q !== undefined || statusOf(view) !== 'all'} />
      ) : (
        <DataTable
          caption="Payouts"
          columns={payoutColumns(now)}
          rows={payouts}
          nameOf={({ creator_name, number }) => `${creator_name}, No. ${number}`}
          openId={view.open}
          hrefOf={({ id }) => hrefOf({ open: id })}
          onOpen={(open) => change({ open })}
        />
      )}
      <Pager
        shown={payouts.length}
        noun={['payout', 'payouts']}
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        onMore={list.fetchNextPage}
      />
      {view.open ? (
        <PayoutDrawer
          id={view.open}
          ids={payouts.map(({ id }) => id)}
          onOpen={(open) => change({ open }, { replace: true })}
          onClose={() => change({ open: undefined })}
        />
      ) : null}
    </AdminShell>
  );
}

function NoPayouts({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <NoRows
      title="No payout fits"
      hint="Search by the beginning of a name or an address, or take the state away."
    />
  ) : (
    <NoRows
      words="NONE YET"
      title="No payouts yet"
      hint="What creators send to their banks comes here. A batch leaves at 6 p.m."
    />
  );
}
