import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { Suspense, useDeferredValue, useState } from 'react';
import type { Submission } from '#contract/creators/profiles.ts';
import { call } from '#web/api/call.ts';
import { neighborhoodOptions } from '#web/components/neighborhood-options.ts';
import { applicationOptions } from '#web/components/profile/application-options.ts';
import { loadOwnApplication } from '#web/components/profile/load-application.ts';
import { usePortfolio } from '#web/components/profile/use-portfolio.ts';
import { useProfile } from '#web/components/profile/use-profile.ts';
import { ownSocialAccountsOptions } from '#web/components/social/social-options.ts';
import { describePage } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { enter } from '#web/session/enter.ts';
import { loadSettings } from '#web/session/load-settings.ts';
import { readView } from '#web/session/search-readers.ts';
import { useBar } from '#web/session/use-bar.ts';
import { useOwnAccount } from '#web/session/use-own-account.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { ApplyPage } from './apply-page.tsx';
import { firstOpenStep } from './step-missing.ts';
import { readStep, stepHref } from './steps.ts';

const ShopView = lazyPart(async () => (await import('#web/components/profile/shop-view.tsx')).ShopView);
const AccountPage = lazyPart(async () => (await import('./account-page.tsx')).AccountPage);
const ApplyAgainPage = lazyPart(async () => (await import('./apply-again-page.tsx')).ApplyAgainPage);
const ChangesPage = lazyPart(async () => (await import('./changes-page.tsx')).ChangesPage);

const readApplyView = readView('step', 'view');

export const Route = createFileRoute('/_member/apply/')({
  validateSearch: readApplyView,
  loader: async ({ context, preload }) => {
    await Promise.all([
      loadSettings({ context }),
      getQueryClient(context).ensureQueryData(neighborhoodOptions(context.api)),
      loadOwnApplication(context, preload),
    ]);
    const { queryKey } = applicationOptions(context.api);
    const missing = getQueryClient(context).getQueryData(queryKey)?.missing ?? [];
    return { begunAt: firstOpenStep(missing) };
  },
  head: async ({ match, loaderData }) => {
    // The browser resolves the head before it hydrates the page: an update to a step whose code isn't loaded would
    // replace the server's HTML with the fallback.
    const { fetchStep } = await import('./step-parts.ts');
    await fetchStep(match.search.step ?? loaderData?.begunAt ?? 'about');
    return describePage(match.context.site, { path: '/apply', title: 'Apply' });
  },
  component: ApplyRoute,
});

function ApplyRoute() {
  return (
    <Suspense fallback={<div className="min-h-dvh" />}>
      <Apply />
    </Suspense>
  );
}

/** The form, unless there is something to read first: requested changes or an old rejection. */
function Apply() {
  const router = useRouter();
  const queries = useQueryClient();
  const { api } = Route.useRouteContext();
  const search = Route.useSearch();
  // The current step stays visible until the code of the next step has loaded.
  const step = useDeferredValue(readStep(search.step) ?? undefined);
  const view = useDeferredValue(search.view);
  const bar = useBar('/apply');
  const own = useOwnAccount();
  const handle = useProfile({ savesItself: true });
  const { application } = handle;
  // The step a returning applicant starts at; it doesn't change while they fill in the form.
  const [begunAt] = useState(() => firstOpenStep(application.missing));
  const { files, uploadWords } = usePortfolio(application.profile.id);
  const { data: social } = useSuspenseQuery(ownSocialAccountsOptions(api));
  const { data: places } = useSuspenseQuery(neighborhoodOptions(api));
  const { accounts } = social;
  const { queryKey } = applicationOptions(api);
  const sent = { application, files, accounts };

  async function begin() {
    queries.setQueryData(queryKey, await call(api, 'POST /api/creator-application', { body: {} }));
    await enter(router);
    await router.navigate({ href: stepHref('about') });
  }

  async function send(agreed: Submission) {
    queries.setQueryData(
      queryKey,
      await call(api, 'POST /api/creator-application/submission', { body: agreed }),
    );
    await enter(router);
    await router.navigate({ href: '/apply/status' });
  }

  const { status } = application.profile;
  if (view === 'shop') {
    const back = { href: '/apply', label: 'Application' };
    return (
      <ShopView
        bar={bar}
        profile={application.profile}
        files={files}
        accounts={accounts}
        now={own.now}
        back={back}
      />
    );
  }
  if (view === 'account') {
    return <AccountPage bar={bar} {...own} back={{ href: '/apply', label: 'Application' }} />;
  }
  if (status === 'rejected') return <ApplyAgainPage bar={bar} {...own} {...sent} onBegin={begin} />;
  if (status === 'changes_requested' && step === undefined)
    return <ChangesPage bar={bar} {...own} {...sent} />;
  return (
    <ApplyPage
      bar={bar}
      now={own.now}
      step={step ?? begunAt}
      handle={handle}
      files={files}
      accounts={accounts}
      neighborhoods={places.neighborhoods}
      uploadWords={uploadWords}
      onGo={(next) => void router.navigate({ href: stepHref(next) })}
      onSend={send}
    />
  );
}
