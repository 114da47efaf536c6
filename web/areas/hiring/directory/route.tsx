import { createFileRoute, notFound } from '@tanstack/react-router';
import { describePage } from '#web/head.ts';
import { useAccount } from '#web/session/use-auth.ts';
import { useBar } from '#web/session/use-bar.ts';
import { viewBusiness } from '#web/session/viewed-business.ts';
import { CreatorPage } from './creator-page.tsx';
import { DirectoryPage } from './directory-page.tsx';
import type { DirectoryView } from './directory-view.ts';
import { loadDirectory } from './load-directory.ts';
import { loadPortfolio, type ShownPortfolio } from './load-portfolio.ts';
import { NoCreatorPage } from './no-creator-page.tsx';

/** The directory, and the creators in it. */
export const Route = createFileRoute('/_member/business/creators/{-$id}')({
  // All parameters are text, and `filtersOf` checks them. Every visit loads this line, so it doesn’t list them.
  validateSearch: (search): DirectoryView => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { id }, deps }) => {
    const viewed = await viewBusiness(context, deps.as);
    if (id === undefined) {
      return {
        viewed,
        directory: await loadDirectory(context, deps, viewed),
        shown: null,
        title: 'Creators',
      };
    }
    const shown = await loadPortfolio(context, id, viewed?.id);
    if (shown === null) throw notFound();
    return { viewed, directory: null, shown, title: shown.portfolio.creator.full_name ?? 'Creator' };
  },
  head: ({ match, loaderData }) =>
    describePage(match.context.site, {
      path: match.pathname,
      title: loaderData?.title ?? '',
    }),
  component: Creators,
  notFoundComponent: NoCreator,
});

function Creators() {
  const { viewed, directory, shown } = Route.useLoaderData();
  const { site } = Route.useRouteContext();
  const view = Route.useSearch();
  const { business } = useAccount();
  const bar = useBar('/business/creators');
  const now = new Date(site.now);
  if (directory) return <DirectoryPage bar={bar} now={now} view={view} viewed={viewed} {...directory} />;
  const portfolio: ShownPortfolio = shown;
  return <CreatorPage bar={bar} now={now} viewingAs={viewed} shopId={business?.id ?? null} {...portfolio} />;
}

function NoCreator() {
  return <NoCreatorPage bar={useBar('/business/creators')} />;
}
