import type { Onboarding } from '#contract/businesses/onboarding.ts';
import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

const LOOK_EVERY_MS = 1_000;
/** A reading takes twenty seconds; if it hasn't finished by then, the owner can start it again. */
const LOOK_FOR_MS = 30_000;

/** Refetched every second while the site is read, and when the tab regains focus. */
export function onboardingOptions(api: ApiReach) {
  return {
    ...apiQuery(api, 'GET /api/onboarding'),
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
