import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Suspense } from 'react';
import { AdminShell } from '#web/components/admin/admin-shell.tsx';
import { ExportButton } from '#web/components/admin/export-button.tsx';
import { SavedViews } from '#web/components/admin/saved-views.tsx';
import { SearchField } from '#web/components/admin/search-field.tsx';
import { SegmentBar } from '#web/components/admin/segment-bar.tsx';
import { useView } from '#web/components/admin/use-view.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { DisputeQueue } from './dispute-queue.tsx';
import { PaymentFigures } from './payment-figures.tsx';
import { PaymentList } from './payment-list.tsx';
import {
  filtersOf,
  type PaymentSegment,
  type PaymentsView,
  segmentOf,
  shownDisputes,
  summaryOptions,
} from './payments-options.ts';
import { DisputeFilters, PaymentFilters } from './segment-filters.tsx';

const AttentionList = lazyPart(async () => (await import('./attention-list.tsx')).AttentionList);

/** The payments of creators' spots, work for an admin, and the disputes. */
export function PaymentsPage({ view }: { view: PaymentsView }) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data: summary } = useSuspenseQuery(summaryOptions(api));
  const { change, hrefOf } = useView('/admin/payments', view);
  const segment = segmentOf(view);
  const { disputes, chargebacks, failed_refunds } = summary.attention;
  const segments: { value: PaymentSegment; label: string; count?: number }[] = [
    { value: 'all', label: 'All' },
    { value: 'attention', label: 'Needs attention', count: disputes + chargebacks + failed_refunds },
    { value: 'open', label: 'Held', count: summary.held.count },
    { value: 'disputes', label: 'Disputes', count: disputes },
  ];
  const isList = segment === 'all' || segment === 'open';
  return (
    <AdminShell
      title="Payments"
      search={
        isList ? (
          <SearchField
            label="Search payments"
            placeholder="Payment, business, creator"
            value={view.q ?? ''}
            onSearch={(q) => change({ q }, { replace: true })}
          />
        ) : undefined
      }
      actions={
        segment === 'attention' ? undefined : (
          <ExportButton
            list={isList ? 'payments' : 'disputes'}
            filters={isList ? filtersOf(view) : { show: shownDisputes(view) }}
          />
        )
      }
    >
      <SavedViews list="payments" path="/admin/payments" view={view} />
      <PaymentFigures summary={summary} />
      <SegmentBar
        label="Payments"
        segments={segments}
        value={segment}
        onValueChange={(next) =>
          change({ view: next === 'all' ? undefined : next, open: undefined, dispute: undefined })
        }
      >
        {isList ? <PaymentFilters view={view} change={change} hasState={segment === 'all'} /> : null}
        {segment === 'disputes' ? <DisputeFilters view={view} change={change} /> : null}
      </SegmentBar>
      {isList ? <PaymentList view={view} hrefOf={hrefOf} change={change} /> : null}
      {segment === 'attention' ? (
        <Suspense>
          <AttentionList summary={summary} />
        </Suspense>
      ) : null}
      {segment === 'disputes' ? <DisputeQueue view={view} hrefOf={hrefOf} change={change} /> : null}
    </AdminShell>
  );
}
