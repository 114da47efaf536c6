import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { applicationOptions } from '../../../components/profile/application-options.ts';
import { enterArea } from '../../../components/profile/enter-area.ts';
import { loadApplication } from '../../../components/profile/load-application.ts';
import { ShopView } from '../../../components/profile/shop-view.tsx';
import { usePortfolio } from '../../../components/profile/use-portfolio.ts';
import { ownSocialAccountsOptions } from '../../../components/social/social-options.ts';
import { describePage } from '../../../head.ts';
import { DashboardPage } from '../../../pages/creator/dashboard-page.tsx';
import { useAccount } from '../../../session/use-auth.ts';
import { useBar } from '../../../session/use-bar.ts';

export const Route = createFileRoute('/_member/creator/')({
  validateSearch: ({ view }: { view?: unknown }) => ({ view: view === 'shop' ? view : undefined }),
  loader: async ({ context, preload }) => {
    await enterArea(context, preload);
    await loadApplication(context);
  },
  head: ({ match }) => describePage(match.context.site, { path: '/creator', title: 'Dashboard' }),
  component: CreatorHome,
});

function CreatorHome() {
  const { api, site } = Route.useRouteContext();
  const { view } = Route.useSearch();
  const bar = useBar('/creator');
  const account = useAccount();
  const { data: application } = useSuspenseQuery(applicationOptions(api));
  const { data: social } = useSuspenseQuery(ownSocialAccountsOptions(api));
  const { profile } = application;
  if (profile === null) throw new Error('Whoever passed the review has a profile');
  const { files } = usePortfolio(profile.id);
  const shown = { bar, profile, files, accounts: social.accounts };
  if (view === 'shop') {
    return <ShopView {...shown} now={new Date(site.now)} back={{ href: '/creator', label: 'Dashboard' }} />;
  }
  return <DashboardPage {...shown} account={account} />;
}
