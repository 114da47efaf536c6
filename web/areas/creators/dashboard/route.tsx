import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { sumsOptions } from '#web/components/earnings/earnings-options.ts';
import { applicationOptions } from '#web/components/profile/application-options.ts';
import { enterArea } from '#web/components/profile/enter-area.ts';
import { loadApplication } from '#web/components/profile/load-application.ts';
import { usePortfolio } from '#web/components/profile/use-portfolio.ts';
import { ownSocialAccountsOptions } from '#web/components/social/social-options.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { useAccount } from '#web/session/use-auth.ts';
import { useBar } from '#web/session/use-bar.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { DashboardPage } from './dashboard-page.tsx';
import { loadOwnWork, useOwnWork } from './own-work.ts';
import { useHideSuggestion } from './use-hide-suggestion.ts';

const MINUTE_MS = 60_000;

// The other view of the page: how businesses see the creator.
const ShopView = lazyPart(async () => (await import('#web/components/profile/shop-view.tsx')).ShopView);

export const Route = createFileRoute('/_member/creator/')({
  validateSearch: ({ view }: { view?: unknown }) => ({ view: view === 'shop' ? view : undefined }),
  loader: async ({ context, preload }) => {
    await enterArea(context, preload);
    await Promise.all([
      loadApplication(context),
      loadOwnWork(context),
      getQueryClient(context).ensureQueryData(sumsOptions(context.api)),
      getQueryClient(context).ensureQueryData(suggestionsOptions(context.api)),
    ]);
  },
  head: titled('Dashboard'),
  component: CreatorHome,
});

function CreatorHome() {
  const { api, site } = Route.useRouteContext();
  const { view } = Route.useSearch();
  const bar = useBar('/creator');
  const account = useAccount();
  const { data: application } = useSuspenseQuery(applicationOptions(api));
  const { data: social } = useSuspenseQuery(ownSocialAccountsOptions(api));
  const { data: suggested } = useSuspenseQuery(suggestionsOptions(api));
  const { data: sums } = useSuspenseQuery(sumsOptions(api));
  const work = useOwnWork(api);
  const now = useNow();
  const hide = useHideSuggestion();
  const { profile } = application;
  if (profile === null) throw new Error('An approved creator must have a profile');
  const { files } = usePortfolio(profile.id);
  const shown = { bar, profile, files, accounts: social.accounts };
  if (view === 'shop') {
    return <ShopView {...shown} now={new Date(site.now)} back={{ href: '/creator', label: 'Dashboard' }} />;
  }
  return (
    <DashboardPage
      {...shown}
      account={account}
      now={now}
      sums={sums}
      work={work}
      suggestions={suggested.suggestions}
      onHide={hide}
    />
  );
}

function suggestionsOptions(api: ApiReach) {
  return { ...apiQuery(api, 'GET /api/suggested-campaigns'), staleTime: 2 * MINUTE_MS };
}
