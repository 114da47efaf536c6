import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { readView } from '#web/session/search-readers.ts';
import { marketOptions } from './market-options.ts';
import { MarketPage } from './market-page.tsx';

const readMarketView = readView('from', 'to');

export const Route = createFileRoute('/_member/admin/market')({
  validateSearch: readMarketView,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await getQueryClient(context).ensureQueryData(marketOptions(context.api, deps));
  },
  head: titled('Market'),
  component: Market,
});

function Market() {
  return <MarketPage view={Route.useSearch()} />;
}
