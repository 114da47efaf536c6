import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { fundingPageOptions } from '../../../../../components/fundings/funding-options.ts';
import { titled } from '../../../../../head.ts';
import { FundPage } from '../../../../../pages/fund/fund-page.tsx';
import { lookAgainAfter } from '../../../../../pages/fund/outcome.ts';
import type { PayWish } from '../../../../../pages/fund/pay-panel.tsx';
import { loadFunding } from '../../../../../session/load-funding.ts';
import { readView } from '../../../../../session/search-readers.ts';

const readFundView = readView('as', 'funding', 'left');

export const Route = createFileRoute('/_member/business/campaigns/$identifier/fund')({
  validateSearch: readFundView,
  loaderDeps: ({ search: { as } }) => ({ as }),
  loader: ({ context, params, deps }) => loadFunding(context, params.identifier, deps.as),
  head: titled('Pay in'),
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

  async function pay({ key, ...wish }: PayWish) {
    const { startFunding } = await import('../../../../../api/generated/sdk.gen.ts');
    const { data } = await startFunding({
      ...api,
      path: { business_id, identifier },
      headers: { 'idempotency-key': key },
      body: { ...wish, has_agreed: true },
      throwOnError: true,
    });
    window.location.assign(data.checkout_url ?? `${window.location.pathname}?funding=${data.funding_id}`);
  }

  return <FundPage page={page} back={back} onPay={pay} viewingAs={viewed?.business_name ?? null} />;
}
