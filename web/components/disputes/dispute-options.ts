import {
  getDisputeFileOptions,
  getDisputeOptions,
  getDisputeStartOptions,
  listDisputesInfiniteOptions,
} from '#web/api/generated/@tanstack/react-query.gen.ts';
import type { DisputePage } from '#web/api/generated/types.gen.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { byCursor } from '#web/session/by-cursor.ts';

export function disputeStartOptions(api: ApiReach, collaborationId: string) {
  return { ...getDisputeStartOptions({ ...api, path: { id: collaborationId } }), staleTime: 10_000 };
}

export function disputeOptions(api: ApiReach, id: string) {
  return { ...getDisputeOptions({ ...api, path: { id } }), staleTime: 10_000 };
}

export function disputeFileOptions(api: ApiReach, id: string) {
  return getDisputeFileOptions({ ...api, path: { id } });
}

export const DISPUTE_VIEWS = ['to_decide', 'waiting', 'closed', 'all'] as const;
export type DisputeView = (typeof DISPUTE_VIEWS)[number];

export function disputesOptions(api: ApiReach, show: DisputeView) {
  return byCursor<DisputePage>(listDisputesInfiniteOptions({ ...api, query: { show } }));
}
