import { createFileRoute } from '@tanstack/react-router';
import { earningsOptions, overviewOptions, segmentOf } from '#web/components/earnings/earnings-options.ts';
import { useReadPayee } from '#web/components/earnings/use-read-payee.ts';
import { enterArea } from '#web/components/profile/enter-area.ts';
import { ownTaxesOptions } from '#web/components/taxes/own-taxes-options.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { readView } from '#web/session/search-readers.ts';
import { useBar } from '#web/session/use-bar.ts';
import { EarningsPage } from './earnings-page.tsx';

const readEarningsView = readView('segment', 'account');

export const Route = createFileRoute('/_member/creator/earnings')({
  validateSearch: readEarningsView,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, preload, deps }) => {
    await enterArea(context, preload);
    const queries = getQueryClient(context);
    await Promise.all([
      queries.ensureQueryData(overviewOptions(context.api)),
      queries.ensureQueryData(ownTaxesOptions(context.api)),
      queries.ensureInfiniteQueryData(earningsOptions(context.api, segmentOf(deps))),
    ]);
  },
  head: titled('Earnings'),
  component: Earnings,
});

function Earnings() {
  const view = Route.useSearch();
  useReadPayee();
  return <EarningsPage bar={useBar('/creator/earnings')} view={view} now={useNow()} />;
}
