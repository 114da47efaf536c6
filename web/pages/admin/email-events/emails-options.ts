import { EMAIL_EVENT_STATUSES, type EmailEventStatus } from '#domain/email-event-states.ts';
import {
  getEmailEventOptions,
  listEmailEventsInfiniteOptions,
} from '#web/api/generated/@tanstack/react-query.gen.ts';
import type { EmailEventPage } from '#web/api/generated/types.gen.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { byCursor } from '#web/session/by-cursor.ts';

/** What the address of the page says. */
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
  return byCursor<EmailEventPage>(listEmailEventsInfiniteOptions({ ...api, query }));
}

export function emailOptions(api: ApiReach, id: string) {
  return getEmailEventOptions({ ...api, path: { id } });
}
