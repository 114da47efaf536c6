import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { PlainLayout } from '#web/components/plain-layout.tsx';
import { describePage } from '#web/head.ts';
import type { AuthStore } from '#web/session/auth-store.ts';
import { useAuth } from '#web/session/use-auth.ts';
import { useBar } from '#web/session/use-bar.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { LandingPage } from './landing-page.tsx';
import { loadSections } from './load-sections.ts';
import { useJoinWaitlist } from './use-join-waitlist.ts';

/**
 * The landing page never refetches while it is open, so the router's own cache is enough, and a first visit needs no
 * API client at all. A suspended account finds the reason here.
 */
export const Route = createFileRoute('/')({
  beforeLoad: loadSections,
  loader: async ({ context: { api, auth } }) => {
    const { call } = await import('#web/api/call.ts');
    const [showcase, { cities }, suspension] = await Promise.all([
      call(api, 'GET /api/showcase'),
      call(api, 'GET /api/cities'),
      isSuspended(auth) ? call(api, 'GET /api/me/status-reason') : null,
    ]);
    return { showcase, cities, suspension };
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
  const joinWaitlist = useJoinWaitlist();
  return (
    <LandingPage
      bar={useBar('/')}
      showcase={showcase}
      cities={cities}
      now={new Date(site.now)}
      onJoinWaitlist={joinWaitlist}
    />
  );
}

const SuspendedNotice = lazyPart(async () => (await import('./suspended-notice.tsx')).SuspendedNotice);

function Suspended() {
  const { site } = Route.useRouteContext();
  const { suspension } = Route.useLoaderData();
  const bar = useBar('/');
  return (
    <PlainLayout bar={bar} now={new Date(site.now)}>
      <Suspense fallback={<Spinner />}>
        {suspension ? (
          <SuspendedNotice
            statusReason={suspension.status_reason}
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
