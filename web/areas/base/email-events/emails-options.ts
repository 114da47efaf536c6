import { EMAIL_EVENT_STATUSES, type EmailEventStatus } from '#domain/base/email-event-states.ts';
import { apiPages, apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { readSort, type SortedView } from '#web/components/admin/sorting.ts';

/** The page's search parameters. */
export type EmailsView = { q?: string; state?: string; mail?: string; open?: string } & SortedView;

/** The columns the list can be sorted by. */
export const EMAIL_SORTS = ['queued', 'recipient'] as const;

export function readState({ state }: EmailsView): EmailEventStatus | undefined {
  return EMAIL_EVENT_STATUSES.find((known) => known === state);
}

export function filtersOf(view: EmailsView) {
  const status = readState(view);
  return {
    ...(view.q && { search: view.q.slice(0, 120) }),
    ...(status && { status }),
    ...(view.mail && { template: view.mail.slice(0, 60) }),
  };
}

export function emailsOptions(api: ApiReach, view: EmailsView) {
  const query = { ...filtersOf(view), ...readSort(view, EMAIL_SORTS) };
  return apiPages(api, 'GET /api/admin/email-events', { query });
}

export function emailOptions(api: ApiReach, id: string) {
  return apiQuery(api, 'GET /api/admin/email-events/:id', { params: { id } });
}
