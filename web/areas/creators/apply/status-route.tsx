import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { applicationOptions } from '#web/components/profile/application-options.ts';
import { loadApplication } from '#web/components/profile/load-application.ts';
import { usePortfolio } from '#web/components/profile/use-portfolio.ts';
import { ownSocialAccountsOptions } from '#web/components/social/social-options.ts';
import { titled } from '#web/head.ts';
import { enter } from '#web/session/enter.ts';
import { loadSettings } from '#web/session/load-settings.ts';
import { useAuth } from '#web/session/use-auth.ts';
import { useBar } from '#web/session/use-bar.ts';
import { useOwnAccount } from '#web/session/use-own-account.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { ApplyStatusPage } from './apply-status-page.tsx';

// The other views of the page: most people only read the status.
const ShopView = lazyPart(async () => (await import('#web/components/profile/shop-view.tsx')).ShopView);
const AccountPage = lazyPart(async () => (await import('./account-page.tsx')).AccountPage);

export const Route = createFileRoute('/_member/apply/status')({
  validateSearch: ({ view }: { view?: unknown }) => ({
    view: view === 'shop' || view === 'account' ? view : undefined,
  }),
  loader: async ({ context }) => {
    await Promise.all([loadSettings({ context }), loadApplication(context)]);
  },
  head: titled('Application status', 'status-aside'),
  component: ApplyStatus,
});

function ApplyStatus() {
  const { api, site } = Route.useRouteContext();
  const { data: application } = useSuspenseQuery(applicationOptions(api));
  const { data: social } = useSuspenseQuery(ownSocialAccountsOptions(api));
  const { profile } = application;
  if (profile === null) throw new Error('A submitted application must exist');
  const { view } = Route.useSearch();
  const { files } = usePortfolio(profile.id);
  const bar = useBar('/apply/status');
  const own = useOwnAccount();
  useDecisions();
  if (view === 'shop') {
    const back = { href: '/apply/status', label: 'Application status' };
    return (
      <ShopView
        bar={bar}
        profile={profile}
        files={files}
        accounts={social.accounts}
        now={own.now}
        back={back}
      />
    );
  }
  if (view === 'account') {
    return <AccountPage bar={bar} {...own} back={{ href: '/apply/status', label: 'Application status' }} />;
  }
  return (
    <ApplyStatusPage
      bar={bar}
      application={{ ...application, profile }}
      files={files}
      accounts={social.accounts}
      contactEmail={site.contact_email}
    />
  );
}

/** A decision rings the bell. The page then reads the application again, and the guard leads on who was approved. */
function useDecisions(): void {
  const { api } = Route.useRouteContext();
  const router = useRouter();
  const queries = useQueryClient();
  const { unread_notification_count: unread } = useAuth();
  const seen = useRef(unread);
  useEffect(() => {
    const isNew = unread > seen.current;
    seen.current = unread;
    if (!isNew) return;
    const { queryKey } = applicationOptions(api);
    void queries.invalidateQueries({ queryKey }).then(() => enter(router));
  }, [unread, api, queries, router]);
}
