import type { CampaignStatus } from '#domain/campaigns/campaign-states.ts';
import { apiPages, apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

/** The other side's actions change it, so nearly every visit refetches it. */
const FRESH_MS = 10_000;
const MOST_OPEN = 50;

export function workOptions(api: ApiReach, id: string) {
  return { ...apiQuery(api, 'GET /api/collaborations/:id', { params: { id } }), staleTime: FRESH_MS };
}

/** A creator's current work. */
export function openWorkOptions(api: ApiReach) {
  const query = { segment: 'open', limit: MOST_OPEN } as const;
  return { ...apiQuery(api, 'GET /api/me/collaborations', { query }), staleTime: FRESH_MS };
}

/** The work that needs a business, across all its campaigns. */
export function waitingWorkOptions(api: ApiReach, businessId: string) {
  const path = { id: businessId };
  return {
    ...apiQuery(api, 'GET /api/businesses/:id/collaborations', { params: path, query: { waiting: 'true' } }),
    staleTime: FRESH_MS,
  };
}

export const WORK_SEGMENTS = ['open', 'done', 'all'] as const;
export type WorkSegment = (typeof WORK_SEGMENTS)[number];

/** In a campaign that is over nobody is at work, so everything is shown first. */
export function workSegmentOf(state: string | undefined, status: CampaignStatus): WorkSegment {
  return WORK_SEGMENTS.find((known) => known === state) ?? firstSegment(status);
}

export function firstSegment(status: CampaignStatus): WorkSegment {
  return ['completed', 'cancelled', 'expired'].includes(status) ? 'all' : 'open';
}

/** The work in one campaign. */
export function campaignWorkOptions(
  api: ApiReach,
  place: { business_id: string; identifier: string },
  segment: WorkSegment,
) {
  return {
    ...apiPages(api, 'GET /api/businesses/:business_id/campaigns/:identifier/collaborations', {
      params: place,
      query: { segment },
    }),
    staleTime: FRESH_MS,
  };
}
