import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

export type StorageView = { view?: string };

const STORAGE_VIEWS = ['usage', 'deleted', 'orphans', 'unfinished'] as const;
type StorageViewName = (typeof STORAGE_VIEWS)[number];

export function readStorageView({ view }: StorageView): StorageViewName {
  return STORAGE_VIEWS.find((known) => known === view) ?? 'usage';
}

/** Admins see current data here. */
export function storageOptions(api: ApiReach) {
  return { ...apiQuery(api, 'GET /api/admin/storage'), staleTime: 10_000 };
}

/** The query scans the entire store, so only the view that shows it asks for it. */
export function orphansOptions(api: ApiReach) {
  return { ...apiQuery(api, 'GET /api/admin/storage/orphans'), staleTime: 60_000 };
}
