import { getStorageOptions, getStorageOrphansOptions } from '#web/api/generated/@tanstack/react-query.gen.ts';
import type { ApiReach } from '#web/api/reach.ts';

export type StorageView = { view?: string };

const STORAGE_VIEWS = ['usage', 'deleted', 'orphans', 'unfinished'] as const;
type StorageViewName = (typeof STORAGE_VIEWS)[number];

export function readStorageView({ view }: StorageView): StorageViewName {
  return STORAGE_VIEWS.find((known) => known === view) ?? 'usage';
}

/** What admins look at here is as it is now. */
export function storageOptions(api: ApiReach) {
  return { ...getStorageOptions(api), staleTime: 10_000 };
}

/** The whole store is gone through for it, so it is asked for only where it is shown. */
export function orphansOptions(api: ApiReach) {
  return { ...getStorageOrphansOptions(api), staleTime: 60_000 };
}
