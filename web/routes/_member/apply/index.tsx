import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import type { Submission } from '#contract/creators.ts';
import { neighborhoodOptions } from '../../../components/neighborhood-options.ts';
import { applicationCalls } from '../../../components/profile/application-calls.ts';
import { applicationOptions } from '../../../components/profile/application-options.ts';
import { loadOwnApplication } from '../../../components/profile/load-application.ts';
import { usePortfolio } from '../../../components/profile/use-portfolio.ts';
import { useProfileDraft } from '../../../components/profile/use-profile-draft.ts';
import { ownSocialAccountsOptions } from '../../../components/social/social-options.ts';
import { describePage } from '../../../head.ts';
import { ApplyPage } from '../../../pages/apply/apply-page.tsx';
import { firstOpenStep } from '../../../pages/apply/step-missing.ts';
import { readStep, stepHref } from '../../../pages/apply/steps.ts';
import { getQueryClient } from '../../../router-context.ts';
import { enter } from '../../../session/enter.ts';
import { loadSettings } from '../../../session/load-settings.ts';
import { readView } from '../../../session/search-readers.ts';
import { useBar } from '../../../session/use-bar.ts';
import { useOwnAccount } from '../../../session/use-own-account.ts';

const ShopView = lazy(async () => ({
  default: (await import('../../../components/profile/shop-view.tsx')).ShopView,
}));
const ApplyAgainPage = lazy(async () => ({
  default: (await import('../../../pages/apply/apply-again-page.tsx')).ApplyAgainPage,
}));
const ChangesPage = lazy(async () => ({
  default: (await import('../../../pages/apply/changes-page.tsx')).ChangesPage,
}));

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
    // The browser waits for the head before it takes the page over: an update that meets a stop whose code is not
    // there would put the fallback in the place of the server's HTML.
    const { fetchStep } = await import('../../../pages/apply/step-parts.ts');
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

/** The form, but where there is something to read before: a note that came back, or a no of long ago. */
function Apply() {
  const router = useRouter();
  const queries = useQueryClient();
  const { api } = Route.useRouteContext();
  const search = Route.useSearch();
  // What is in view stays until the code of what comes next is there.
  const step = useDeferredValue(readStep(search.step) ?? undefined);
  const view = useDeferredValue(search.view);
  const bar = useBar('/apply');
  const own = useOwnAccount();
  const handle = useProfileDraft({ savesItself: true });
  const { application } = handle;
  // Where somebody comes back to: it stays while they fill it in.
  const [begunAt] = useState(() => firstOpenStep(application.missing));
  const { files, uploadWords } = usePortfolio(application.profile.id);
  const { data: social } = useSuspenseQuery(ownSocialAccountsOptions(api));
  const { data: places } = useSuspenseQuery(neighborhoodOptions(api));
  const { accounts } = social;
  const { queryKey } = applicationOptions(api);
  const sent = { application, files, accounts };

  async function begin() {
    queries.setQueryData(queryKey, await applicationCalls(api).begin());
    await enter(router);
    await router.navigate({ href: stepHref('about') });
  }

  async function send(agreed: Submission) {
    queries.setQueryData(queryKey, await applicationCalls(api).submit(agreed));
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
  if (status === 'rejected') return <ApplyAgainPage bar={bar} {...own} {...sent} onBegin={begin} />;
  if (status === 'changes_requested' && step === undefined)
    return <ChangesPage bar={bar} {...own} {...sent} />;
  return (
    <ApplyPage
      bar={bar}
      {...own}
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
