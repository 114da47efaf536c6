import {
  REPORT_ACTIONS,
  REPORT_TARGETS,
  type ReportAction,
  type ReportTarget,
} from '#domain/admin/reports.ts';
import { apiPages, apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { readSort, type SortedView } from '#web/components/admin/sorting.ts';

export type ReportsView = { view?: string; open?: string; action?: string } & SortedView;

/** The columns the decisions can be sorted by. */
export const DECISION_SORTS = ['decided'] as const;

export function actionOf({ action }: ReportsView): ReportAction | undefined {
  return REPORT_ACTIONS.find((known) => known === action);
}

export function decisionsOptions(api: ApiReach, view: ReportsView) {
  const action = actionOf(view);
  const query = { ...(action && { action }), ...readSort(view, DECISION_SORTS) };
  return apiPages(api, 'GET /api/admin/report-decisions', { query });
}

export function reportsOptions(api: ApiReach) {
  return { ...apiQuery(api, 'GET /api/admin/reports'), staleTime: 10_000 };
}

interface Target {
  target_type: ReportTarget;
  target_id: string;
}

export function reportCaseOptions(api: ApiReach, params: Target) {
  return {
    ...apiQuery(api, 'GET /api/admin/reports/:target_type/:target_id', { params }),
    staleTime: 10_000,
  };
}

/** The key of a reported record in the address: its kind and its id. */
export function keyOf({ target_type, target_id }: Target): string {
  return `${target_type}.${target_id}`;
}

/** Null for an address that names no kind we know. */
export function readKey(key: string | undefined): Target | null {
  const [kind, target_id] = key?.split('.') ?? [];
  const target_type = REPORT_TARGETS.find((known) => known === kind);
  return target_type && target_id ? { target_type, target_id } : null;
}
