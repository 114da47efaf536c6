import {
  getCollaborationOptions,
  listBusinessCollaborationsOptions,
  listCampaignCollaborationsInfiniteOptions,
  listOwnCollaborationsOptions,
} from '#web/api/generated/@tanstack/react-query.gen.ts';
import type { CollaborationList } from '#web/api/generated/types.gen.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { byCursor } from '#web/session/by-cursor.ts';

/** What the other side does shows with nearly each visit. */
const FRESH_MS = 10_000;
const MOST_OPEN = 50;

export function workOptions(api: ApiReach, id: string) {
  return { ...getCollaborationOptions({ ...api, path: { id } }), staleTime: FRESH_MS };
}

/** What a creator works on now. */
export function openWorkOptions(api: ApiReach) {
  const query = { segment: 'open', limit: MOST_OPEN } as const;
  return { ...listOwnCollaborationsOptions({ ...api, query }), staleTime: FRESH_MS };
}

/** What waits for a business, over all its campaigns. */
export function waitingWorkOptions(api: ApiReach, businessId: string) {
  const path = { id: businessId };
  return {
    ...listBusinessCollaborationsOptions({ ...api, path, query: { waiting: 'true' } }),
    staleTime: FRESH_MS,
  };
}

export const WORK_SEGMENTS = ['open', 'done', 'all'] as const;
export type WorkSegment = (typeof WORK_SEGMENTS)[number];

export function workSegmentOf(state: string | undefined): WorkSegment {
  return WORK_SEGMENTS.find((known) => known === state) ?? 'open';
}

/** The work of one campaign. */
export function campaignWorkOptions(
  api: ApiReach,
  place: { business_id: string; identifier: string },
  segment: WorkSegment,
) {
  return {
    ...byCursor<CollaborationList>(
      listCampaignCollaborationsInfiniteOptions({ ...api, path: place, query: { segment } }),
    ),
    staleTime: FRESH_MS,
  };
}
