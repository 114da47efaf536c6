import { createFileRoute } from '@tanstack/react-router';
import { savedViewsOptions } from '#web/components/admin/saved-views-options.ts';
import { disputeFileOptions, disputesOptions } from '#web/components/disputes/dispute-options.ts';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { readView } from '#web/session/search-readers.ts';
import {
  attentionOptions,
  paymentOptions,
  paymentsOptions,
  segmentOf,
  shownDisputes,
  summaryOptions,
} from './payments-options.ts';
import { PaymentsPage } from './payments-page.tsx';

const readPaymentsView = readView('view', 'q', 'state', 'days', 'open', 'show', 'dispute', 'sort', 'dir');

export const Route = createFileRoute('/_member/admin/payments')({
  validateSearch: readPaymentsView,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { api } = context;
    const queries = getQueryClient(context);
    const segment = segmentOf(deps);
    const isList = segment === 'all' || segment === 'open';
    await Promise.all([
      queries.ensureQueryData(summaryOptions(api)),
      queries.ensureQueryData(savedViewsOptions(api, 'payments')),
      isList && queries.ensureInfiniteQueryData(paymentsOptions(api, deps)),
      segment === 'attention' && queries.prefetchQuery(attentionOptions(api)),
      segment === 'attention' && queries.ensureInfiniteQueryData(disputesOptions(api, 'to_decide')),
      segment === 'disputes' &&
        queries.ensureInfiniteQueryData(disputesOptions(api, shownDisputes(deps), deps)),
      deps.open && queries.prefetchQuery(paymentOptions(api, deps.open)),
      deps.dispute && queries.prefetchQuery(disputeFileOptions(api, deps.dispute)),
    ]);
  },
  head: titled('Payments'),
  component: Payments,
});

function Payments() {
  return <PaymentsPage view={Route.useSearch()} />;
}
