import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useJoinWaitingList } from '../api/use-join-waiting-list.ts';
import { PlainLayout } from '../components/plain-layout.tsx';
import { describePage } from '../head.ts';
import { LandingPage } from '../pages/landing/landing-page.tsx';
import type { AuthStore } from '../session/auth-store.ts';
import { useAuth } from '../session/use-auth.ts';
import { useBar } from '../session/use-bar.ts';
import { Spinner } from '../ui/spinner.tsx';

/**
 * The landing page never asks again while it is open, so the router's own cache is enough for it, and on a first
 * visit it needs no API client at all. Whoever is suspended finds here why.
 */
export const Route = createFileRoute('/')({
  loader: async ({ context: { api, auth } }) => {
    const { getShowcase, getStanding, listCities } = await import('../api/generated/sdk.gen.ts');
    const [showcase, cityList, standing] = await Promise.all([
      getShowcase({ ...api, throwOnError: true }),
      listCities({ ...api, throwOnError: true }),
      isSuspended(auth) ? getStanding({ ...api, throwOnError: true }) : null,
    ]);
    return { showcase: showcase.data, cities: cityList.data.cities, standing: standing?.data ?? null };
  },
  head: ({ match }) => describePage(match.context.site, { path: '/' }),
  staleTime: 5 * 60_000,
  shouldReload: ({ context: { auth } }) => (isSuspended(auth) ? true : undefined),
  component: Home,
});

function Home() {
  const { user } = useAuth();
  return user?.account_status === 'suspended' ? <Suspended /> : <Landing />;
}

function Landing() {
  const { site } = Route.useRouteContext();
  const { showcase, cities } = Route.useLoaderData();
  const joinWaitingList = useJoinWaitingList();
  return (
    <LandingPage
      bar={useBar('/')}
      showcase={showcase}
      cities={cities}
      now={new Date(site.now)}
      onJoinWaitingList={joinWaitingList}
    />
  );
}

const SuspendedNotice = lazy(async () => ({
  default: (await import('../components/suspended-notice.tsx')).SuspendedNotice,
}));

function Suspended() {
  const { site } = Route.useRouteContext();
  const { standing } = Route.useLoaderData();
  const bar = useBar('/');
  return (
    <PlainLayout bar={bar} now={new Date(site.now)}>
      <Suspense fallback={<Spinner />}>
        {standing ? (
          <SuspendedNotice
            statusReason={standing.status_reason}
            contactEmail={site.contact_email}
            onSignOut={bar.onSignOut}
          />
        ) : (
          <Spinner />
        )}
      </Suspense>
    </PlainLayout>
  );
}

function isSuspended(auth: AuthStore): boolean {
  return auth.getState().user?.account_status === 'suspended';
}
