import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { PayoutSummary } from '#contract/money/payouts-admin.ts';
import { formatCents } from '#domain/format/money.ts';
import { newYorkMoment } from '#domain/format/new-york-time.ts';
import { call } from '#web/api/call.ts';
import { AdminShell } from '#web/components/admin/admin-shell.tsx';
import { countedSegments } from '#web/components/admin/counted.ts';
import { DataTable } from '#web/components/admin/data-table.tsx';
import { ExportButton } from '#web/components/admin/export-button.tsx';
import { ForAdmins } from '#web/components/admin/for-admins.tsx';
import { NoRows } from '#web/components/admin/no-rows.tsx';
import { Pager } from '#web/components/admin/pager.tsx';
import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import { SavedViews } from '#web/components/admin/saved-views.tsx';
import { SearchField } from '#web/components/admin/search-field.tsx';
import { SegmentBar } from '#web/components/admin/segment-bar.tsx';
import { tableSort } from '#web/components/admin/sorting.ts';
import { useView } from '#web/components/admin/use-view.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { payoutColumns } from './payout-columns.tsx';
import { PayoutDrawer } from './payout-drawer.tsx';
import { PayoutSummaryBar } from './payout-summary.tsx';
import {
  filtersOf,
  PAYOUT_SORTS,
  type PayoutsView,
  payoutsOptions,
  statusOf,
  summaryOptions,
} from './payouts-options.ts';

const SEGMENTS = [
  { value: 'all', label: 'All' },
  { value: 'requested', label: 'Next batch' },
  { value: 'on_hold', label: 'On hold' },
  { value: 'processing', label: 'On its way' },
  { value: 'paid', label: 'Paid' },
  { value: 'failed', label: 'Failed' },
  { value: 'unresolved', label: 'Not retried' },
  { value: 'canceled', label: 'Canceled' },
] as const;

/** The payouts to creators: the next batch, stopped ones and failed ones. */
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
          placeholder="Creator name or email"
          value={view.q ?? ''}
          onSearch={(q) => change({ q }, { replace: true })}
        />
      }
      actions={
        <>
          <ExportButton list="payouts" filters={filtersOf(view)} />
          <ForAdmins rule="admin_money">
            <SendBatchButton summary={summary} />
          </ForAdmins>
        </>
      }
    >
      <SavedViews list="payouts" path="/admin/payouts" view={view} />
      <PayoutSummaryBar summary={summary} filter={statusOf(view)} onFilter={(status) => change({ status })} />
      <SegmentBar
        label="Status"
        segments={countedSegments(SEGMENTS, list.data.pages[0]?.counts, 'status')}
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
          {...tableSort(view, PAYOUT_SORTS, change, { by: 'requested', direction: 'descending' })}
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
    <NoRows title="No payouts found" hint="Search by name or email, or remove the status filter." />
  ) : (
    <NoRows
      words="NONE YET"
      title="No payouts yet"
      hint="Payouts that creators request appear here. A batch goes out at 6 p.m."
    />
  );
}

/** Sends the next batch right away; stopped payouts stay. */
function SendBatchButton({ summary: { next_batch } }: { summary: PayoutSummary }) {
  const { amount_cents, payout_count, leaves_at } = next_batch;
  const words = payout_count === 1 ? '1 payout' : `${payout_count} payouts`;
  const trigger = (
    <Button variant="ink" disabled={payout_count === 0}>
      Send now
    </Button>
  );
  if (payout_count === 0) return trigger;
  return (
    <ReasonDialog
      rule="admin_money"
      trigger={trigger}
      title={`Send ${words} now?`}
      description={`${formatCents(amount_cents)} is sent right away instead of ${newYorkMoment(leaves_at)} and can’t be canceled. Payouts on hold aren’t sent.`}
      verb="Send now"
      done={`${words} left.`}
      send={(api, reason) => call(api, 'POST /api/admin/payouts/batch', { body: { reason } })}
    />
  );
}
