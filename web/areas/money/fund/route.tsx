import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { fundingPageOptions } from '#web/components/fundings/funding-options.ts';
import { loadFunding } from '#web/components/fundings/load-funding.ts';
import { titled } from '#web/head.ts';
import { readView } from '#web/session/search-readers.ts';
import { FundPage } from './fund-page.tsx';
import { lookAgainAfter } from './outcome.ts';

const readFundView = readView('as', 'funding', 'left');

export const Route = createFileRoute('/_member/business/campaigns/$identifier/fund')({
  validateSearch: readFundView,
  loaderDeps: ({ search: { as } }) => ({ as }),
  loader: ({ context, params, deps }) => loadFunding(context, params.identifier, deps.as),
  head: titled('Payment'),
  component: Fund,
});

function Fund() {
  const { business_id, viewed } = Route.useLoaderData();
  const { identifier } = Route.useParams();
  const { api } = Route.useRouteContext();
  const back = Route.useSearch();
  const { data: page } = useSuspenseQuery({
    ...fundingPageOptions(api, business_id, identifier),
    refetchInterval: ({ state }) => (state.data ? lookAgainAfter(state.data, back) : false),
  });

  return (
    <FundPage
      page={page}
      back={back}
      path={{ business_id, identifier }}
      viewingAs={viewed?.business_name ?? null}
    />
  );
}
