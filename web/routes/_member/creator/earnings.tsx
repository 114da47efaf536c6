import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { useNow } from '../../../components/admin/use-now.ts';
import {
  earningsOptions,
  overviewOptions,
  segmentOf,
} from '../../../components/earnings/earnings-options.ts';
import { enterArea } from '../../../components/profile/enter-area.ts';
import { titled } from '../../../head.ts';
import { EarningsPage } from '../../../pages/earnings/earnings-page.tsx';
import { getQueryClient } from '../../../router-context.ts';
import { createPayoutDeeds } from '../../../session/create-payout-deeds.ts';
import { readView } from '../../../session/search-readers.ts';
import { useBar } from '../../../session/use-bar.ts';

const readEarningsView = readView('segment', 'account');

export const Route = createFileRoute('/_member/creator/earnings')({
  validateSearch: readEarningsView,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, preload, deps }) => {
    await enterArea(context, preload);
    const queries = getQueryClient(context);
    await Promise.all([
      queries.ensureQueryData(overviewOptions(context.api)),
      queries.ensureInfiniteQueryData(earningsOptions(context.api, segmentOf(deps))),
    ]);
  },
  head: titled('Earnings'),
  component: Earnings,
});

function Earnings() {
  const router = useRouter();
  const queries = useQueryClient();
  const view = Route.useSearch();
  const deeds = useMemo(() => createPayoutDeeds(router, queries), [router, queries]);
  const isBack = view.account === 'back';
  useEffect(() => {
    // The message of the provider may still be on its way when the person is back already.
    if (isBack) void deeds.readAccount().catch(() => undefined);
  }, [isBack, deeds]);
  return <EarningsPage bar={useBar('/creator/earnings')} view={view} deeds={deeds} now={useNow()} />;
}
