import type { QueryClient } from '@tanstack/react-query';
import {
  getJobsOptions,
  listLedgerChecksOptions,
  listPlatformSettingsOptions,
  listSettingChangesInfiniteOptions,
} from '#web/api/generated/@tanstack/react-query.gen.ts';
import type { SettingHistory } from '#web/api/generated/types.gen.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { byCursor } from '#web/session/by-cursor.ts';

export type UtilitiesView = { view?: string };

const UTILITIES_VIEWS = ['settings', 'changes', 'books', 'jobs'] as const;
export type UtilitiesViewName = (typeof UTILITIES_VIEWS)[number];

export function readUtilitiesView({ view }: UtilitiesView): UtilitiesViewName {
  return UTILITIES_VIEWS.find((known) => known === view) ?? 'settings';
}

export function settingsOptions(api: ApiReach) {
  return { ...listPlatformSettingsOptions(api), staleTime: 10_000 };
}

export function changesOptions(api: ApiReach) {
  return byCursor<SettingHistory>(listSettingChangesInfiniteOptions({ ...api, query: {} }));
}

const LOOK_AGAIN_MS = 2_000;

/** Asked again while one runs. */
export function checksOptions(api: ApiReach) {
  const options = listLedgerChecksOptions(api);
  return {
    ...options,
    staleTime: 10_000,
    refetchInterval: (query: { state: { data?: { checks: { status: string }[] } | undefined } }) =>
      query.state.data?.checks.some(({ status }) => status === 'running') ? LOOK_AGAIN_MS : (false as const),
  };
}

export function jobsOptions(api: ApiReach) {
  return { ...getJobsOptions(api), staleTime: 10_000 };
}

/** What the shown view needs, before it is drawn. */
export async function loadUtilities(queries: QueryClient, api: ApiReach, view: UtilitiesView): Promise<void> {
  switch (readUtilitiesView(view)) {
    case 'settings':
      return void (await queries.ensureQueryData(settingsOptions(api)));
    case 'changes':
      return void (await queries.ensureInfiniteQueryData(changesOptions(api)));
    case 'books':
      return void (await queries.ensureQueryData(checksOptions(api)));
    case 'jobs':
      return void (await queries.ensureQueryData(jobsOptions(api)));
  }
}
