import type { QueryClient } from '@tanstack/react-query';
import { apiPages, apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

export type UtilitiesView = { view?: string };

const UTILITIES_VIEWS = ['settings', 'changes', 'alarms', 'books', 'provider', 'jobs'] as const;
export type UtilitiesViewName = (typeof UTILITIES_VIEWS)[number];

export function readUtilitiesView({ view }: UtilitiesView): UtilitiesViewName {
  return UTILITIES_VIEWS.find((known) => known === view) ?? 'settings';
}

export function settingsOptions(api: ApiReach) {
  return { ...apiQuery(api, 'GET /api/admin/settings'), staleTime: 10_000 };
}

export function changesOptions(api: ApiReach) {
  return apiPages(api, 'GET /api/admin/setting-changes', { query: {} });
}

const LOOK_AGAIN_MS = 2_000;

/** Refetched while a check runs. */
export function checksOptions(api: ApiReach) {
  const options = apiQuery(api, 'GET /api/admin/ledger-checks');
  return {
    ...options,
    staleTime: 10_000,
    refetchInterval: (query: { state: { data?: { checks: { status: string }[] } | undefined } }) =>
      query.state.data?.checks.some(({ status }) => status === 'running') ? LOOK_AGAIN_MS : (false as const),
  };
}

export function alarmsOptions(api: ApiReach) {
  return { ...apiQuery(api, 'GET /api/admin/alarms'), staleTime: 10_000 };
}

export function providerOptions(api: ApiReach) {
  return { ...apiQuery(api, 'GET /api/admin/provider-statement'), staleTime: 10_000 };
}

export function jobsOptions(api: ApiReach) {
  return { ...apiQuery(api, 'GET /api/admin/jobs'), staleTime: 10_000 };
}

/** Loads the data of the chosen view before it renders. */
export async function loadUtilities(queries: QueryClient, api: ApiReach, view: UtilitiesView): Promise<void> {
  switch (readUtilitiesView(view)) {
    case 'settings':
      return void (await queries.ensureQueryData(settingsOptions(api)));
    case 'changes':
      return void (await queries.ensureInfiniteQueryData(changesOptions(api)));
    case 'alarms':
      return void (await queries.ensureQueryData(alarmsOptions(api)));
    case 'provider':
      return void (await queries.ensureQueryData(providerOptions(api)));
    case 'books':
      return void (await queries.ensureQueryData(checksOptions(api)));
    case 'jobs':
      return void (await queries.ensureQueryData(jobsOptions(api)));
  }
}
