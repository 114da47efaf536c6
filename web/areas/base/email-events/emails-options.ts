import { EMAIL_EVENT_STATUSES, type EmailEventStatus } from '#domain/base/email-event-states.ts';
import { apiPages, apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

/** The page's search parameters. */
export type EmailsView = { q?: string; state?: string; mail?: string; open?: string };

export function readState({ state }: EmailsView): EmailEventStatus | undefined {
  return EMAIL_EVENT_STATUSES.find((known) => known === state);
}

export function emailsOptions(api: ApiReach, view: EmailsView) {
  const status = readState(view);
  const query = {
    ...(view.q && { search: view.q.slice(0, 120) }),
    ...(status && { status }),
    ...(view.mail && { template: view.mail.slice(0, 60) }),
  };
  return apiPages(api, 'GET /api/admin/email-events', { query });
}

export function emailOptions(api: ApiReach, id: string) {
  return apiQuery(api, 'GET /api/admin/email-events/:id', { params: { id } });
}
