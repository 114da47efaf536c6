import { getOnboardingOptions } from '#web/api/generated/@tanstack/react-query.gen.ts';
import type { Onboarding } from '#web/api/generated/types.gen.ts';
import type { ApiReach } from '#web/api/reach.ts';

const LOOK_EVERY_MS = 1_000;
/** A reading takes twenty seconds; what has not come by then is read again by hand. */
const LOOK_FOR_MS = 30_000;

/** Looked up each second while the site is being read, and when the tab is looked at again. */
export function onboardingOptions(api: ApiReach) {
  return {
    ...getOnboardingOptions(api),
    staleTime: 0,
    refetchInterval: ({ state }: { state: { data?: Onboarding | undefined } }) =>
      state.data && isReading(state.data, Date.now()) ? LOOK_EVERY_MS : (false as const),
  };
}

export function isReading({ enrichment }: Pick<Onboarding, 'enrichment'>, now: number): boolean {
  if (enrichment === null || (enrichment.status !== 'queued' && enrichment.status !== 'running'))
    return false;
  return now - Date.parse(enrichment.created_at) < LOOK_FOR_MS;
}
