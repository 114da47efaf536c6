import { listNeighborhoodsOptions } from '../api/generated/@tanstack/react-query.gen.ts';
import type { ApiReach } from '../api/reach.ts';

/** The neighborhoods of the city: they stay for a visit. */
export function neighborhoodOptions(api: ApiReach) {
  return { ...listNeighborhoodsOptions(api), staleTime: Number.POSITIVE_INFINITY };
}
