import { createFileRoute, notFound } from '@tanstack/react-router';
import { describePage } from '#web/head.ts';
import { readAs } from '#web/session/search-readers.ts';
import { useAccount } from '#web/session/use-auth.ts';
import { useBar } from '#web/session/use-bar.ts';
import { viewBusiness } from '#web/session/viewed-business.ts';
import { CreatorPage } from './creator-page.tsx';
import { loadPortfolio } from './load-portfolio.ts';
import { NoCreatorPage } from './no-creator-page.tsx';

export const Route = createFileRoute('/_member/business/creators/$id')({
  validateSearch: readAs,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { id }, deps: { as } }) => {
    const viewed = await viewBusiness(context, as);
    const portfolio = await loadPortfolio(context, id, viewed?.id);
    if (portfolio === null) throw notFound();
    return { ...portfolio, viewed };
  },
  head: ({ match, loaderData }) =>
    describePage(match.context.site, {
      path: match.pathname,
      title: loaderData?.portfolio.creator.full_name ?? 'Creator',
    }),
  component: Creator,
  notFoundComponent: NoCreator,
});

function Creator() {
  const { site } = Route.useRouteContext();
  const { viewed, ...shown } = Route.useLoaderData();
  const { business } = useAccount();
  return (
    <CreatorPage
      bar={useBar('/business/creators')}
      now={new Date(site.now)}
      viewingAs={viewed}
      shopId={business?.id ?? null}
      {...shown}
    />
  );
}

function NoCreator() {
  return <NoCreatorPage bar={useBar('/business/creators')} />;
}
