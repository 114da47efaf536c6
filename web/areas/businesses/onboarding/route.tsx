import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouteContext, useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { OnboardingStep } from '#domain/businesses/onboarding.ts';
import { industriesOptions } from '#web/components/business/business-options.ts';
import { loadMedia } from '#web/components/media/load-media.ts';
import { mediaOptions } from '#web/components/media/media-options.ts';
import { neighborhoodOptions } from '#web/components/neighborhood-options.ts';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { loadSettings } from '#web/session/load-settings.ts';
import { readView } from '#web/session/search-readers.ts';
import { useBar } from '#web/session/use-bar.ts';
import { useOwnAccount } from '#web/session/use-own-account.ts';
import { logoPlace } from './logo-place.ts';
import { createOnboardingActions } from './onboarding-actions.ts';
import { onboardingOptions } from './onboarding-options.ts';
import { OnboardingPage } from './onboarding-page.tsx';
import { stepFor } from './steps.ts';
import { useReadingToast } from './use-reading-toast.ts';

const readWay = readView('step', 'by');

export const Route = createFileRoute('/_member/onboarding')({
  validateSearch: readWay,
  loaderDeps: ({ search: { step } }) => ({ step }),
  loader: async ({ context, deps }) => {
    const client = getQueryClient(context);
    const [onboarding] = await Promise.all([
      client.ensureQueryData(onboardingOptions(context.api)),
      client.ensureQueryData(industriesOptions(context.api)),
      loadSettings({ context }),
    ]);
    const { business } = onboarding;
    await Promise.all([
      business && loadMedia(context, logoPlace(business.id)),
      stepFor(deps.step, onboarding) === 'location' &&
        client.ensureQueryData(neighborhoodOptions(context.api)),
    ]);
  },
  head: titled('Set up your shop'),
  component: OnboardingRoute,
});

function OnboardingRoute() {
  const router = useRouter();
  const queries = useQueryClient();
  const { api } = useRouteContext({ from: '__root__' });
  const { step: asked, by } = Route.useSearch();
  const [isDone, setIsDone] = useState(false);
  const { data: onboarding } = useSuspenseQuery(onboardingOptions(api));
  const { data: industries } = useSuspenseQuery(industriesOptions(api));
  const actions = useMemo(() => createOnboardingActions(router, queries), [router, queries]);
  const bar = useBar('/onboarding');
  const own = useOwnAccount();

  async function go(step: OnboardingStep) {
    if (step === 'done') return setIsDone(true);
    if (step === 'location') await actions.change({ step });
    await router.navigate({ to: '/onboarding', search: { step } });
  }

  const { business, enrichment } = onboarding;
  useReadingToast(enrichment);
  const step = isDone ? 'done' : stepFor(asked, onboarding);
  const logos = useQuery({ ...mediaOptions(api, logoPlace(business?.id ?? '')), enabled: business !== null });
  const places = useQuery({ ...neighborhoodOptions(api), enabled: step === 'location' });
  return (
    <OnboardingPage
      bar={bar}
      own={own}
      step={step}
      isTyped={by === 'hand' || enrichment === null}
      onboarding={onboarding}
      industries={industries.industries}
      neighborhoods={places.data?.neighborhoods ?? []}
      logo={logos.data?.files.find(({ status }) => status === 'ready') ?? null}
      actions={actions}
      onGo={go}
    />
  );
}
