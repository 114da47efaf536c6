import { emailSuppressionEndpoints } from '#contract/base/email-suppressions.ts';
import { emailEventEndpoints } from '#contract/base/emails.ts';
import { DONE } from '#contract/platform/answers.ts';
import { handle } from '#server/platform/http/route.ts';
import { allowAddress } from './commands/allow-address.ts';
import { resendEvent } from './commands/resend-event.ts';
import { getEvent } from './queries/get-event.ts';
import { listEvents } from './queries/list-events.ts';

export const emailEventRoutes = [
  handle(emailEventEndpoints.listEmailEvents, ({ context, query }) => listEvents(context.db, query)),
  handle(emailEventEndpoints.getEmailEvent, ({ context, params }) => getEvent(context.db, params.id)),
  handle(emailEventEndpoints.resendEmail, ({ context, account, params, body }) =>
    resendEvent(context, { id: params.id, admin_id: account.user_id, ...body }),
  ),
  handle(emailSuppressionEndpoints.removeEmailSuppression, async ({ context, account, params, body }) => {
    await allowAddress(context, { id: params.id, admin_id: account.user_id, ...body });
    return DONE;
  }),
];
