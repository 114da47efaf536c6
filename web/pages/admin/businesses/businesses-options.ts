import {
  getBusinessRecordOptions,
  listBusinessesInfiniteOptions,
  listIndustriesOptions,
} from '#web/api/generated/@tanstack/react-query.gen.ts';
import type { AdminBusinessPage } from '#web/api/generated/types.gen.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { byCursor } from '#web/session/by-cursor.ts';

/** What the address of the page says. */
export type BusinessesView = { q?: string; setup?: string; industry?: string; open?: string };

export function setupOf({ setup }: BusinessesView): 'all' | 'open' | 'done' {
  return setup === 'open' || setup === 'done' ? setup : 'all';
}

export function businessesOptions(api: ApiReach, view: BusinessesView) {
  const setup = setupOf(view);
  const query = {
    ...(view.q && { search: view.q.slice(0, 120) }),
    ...(view.industry && { industry: view.industry.slice(0, 60) }),
    ...(setup !== 'all' && { setup }),
  };
  return byCursor<AdminBusinessPage>(listBusinessesInfiniteOptions({ ...api, query }));
}

export function businessOptions(api: ApiReach, id: string) {
  return getBusinessRecordOptions({ ...api, path: { id } });
}

export function industryOptions(api: ApiReach) {
  return { ...listIndustriesOptions(api), staleTime: Number.POSITIVE_INFINITY };
}
