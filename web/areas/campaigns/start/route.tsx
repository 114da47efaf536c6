import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { packagesOptions } from '#web/components/campaigns/builder-options.ts';
import { locationsOptions } from '#web/components/locations/location-options.ts';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { readView } from '#web/session/search-readers.ts';
import { useTabStore } from '#web/session/tab-store.ts';
import { useAccount } from '#web/session/use-auth.ts';
import { useBar } from '#web/session/use-bar.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { answersOf } from './answers.ts';
import { setupOptions, templatesOptions } from './start-options.ts';
import { StartPage } from './start-page.tsx';
import { answersFrom, STEP_HREFS } from './start-steps.ts';
import { useStartCampaign } from './use-start-campaign.ts';

const Questions = lazyPart(async () => (await import('./questions.tsx')).Questions);

export const Route = createFileRoute('/_member/business/campaigns/new')({
  validateSearch: readView('step'),
  loader: async ({ context }) => {
    const id = context.auth.getState().user?.business?.id ?? '';
    const queries = getQueryClient(context);
    await Promise.all([
      queries.ensureQueryData(packagesOptions(context.api)),
      queries.ensureQueryData({ ...setupOptions(context.api, id), revalidateIfStale: true }),
      queries.ensureQueryData({ ...templatesOptions(context.api, id), revalidateIfStale: true }),
      queries.ensureQueryData(locationsOptions(context.api, id)),
    ]);
  },
  head: titled('Post a campaign'),
  component: StartCampaign,
});

function StartCampaign() {
  const { api } = Route.useRouteContext();
  const { step } = Route.useSearch();
  const router = useRouter();
  // Only members of a business get past the guard.
  const id = useAccount().business?.id ?? '';
  const store = answersOf(id);
  const answers = useTabStore(store);
  const { data } = useSuspenseQuery(packagesOptions(api));
  const { data: setup } = useSuspenseQuery(setupOptions(api, id));
  const { data: found } = useSuspenseQuery(templatesOptions(api, id));
  const starting = useStartCampaign(id);
  const bar = useBar('/business/campaigns/new');
  const asked = step === 'budget' || step === 'schedule' ? step : null;

  // In another tab there is no answer to the first question yet.
  useEffect(() => {
    if (asked && store.get().source === null) {
      void router.navigate({ href: '/business/campaigns/new', replace: true });
    }
  }, [asked, store, router]);

  if (asked) {
    return (
      <Suspense>
        <Questions step={asked} businessId={id} packages={data.packages} setup={setup} />
      </Suspense>
    );
  }
  return (
    <StartPage
      bar={bar}
      businessId={id}
      packages={data.packages}
      suggestedIds={setup.suggested_package_ids}
      templates={found.templates}
      isStartingBlank={starting.isBusy}
      onStartBlank={() => starting.run(null)}
      onPackage={(chosen) => {
        store.set({
          ...answers,
          source: { kind: 'package', id: chosen.id },
          schedule: null,
          campaign_id: null,
        });
        void router.navigate({ href: STEP_HREFS.budget });
      }}
      onTemplate={(chosen) => {
        store.set(answersFrom(chosen, setup, answers));
        void router.navigate({ href: STEP_HREFS.budget });
      }}
    />
  );
}
