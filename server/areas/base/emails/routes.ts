import { emailSuppressionEndpoints } from '#contract/base/email-suppressions.ts';
import { emailEventEndpoints } from '#contract/base/emails.ts';
import { DONE } from '#contract/platform/answers.ts';
import { type Account, seesAmounts } from '#domain/accounts/access.ts';
import { hideAmounts } from '#domain/format/hide-amounts.ts';
import { handle } from '#server/platform/http/route.ts';
import { allowAddress } from './commands/allow-address.ts';
import { resendEvent } from './commands/resend-event.ts';
import { getEvent } from './queries/get-event.ts';
import { listEvents } from './queries/list-events.ts';

export const emailEventRoutes = [
  handle(emailEventEndpoints.listEmailEvents, async ({ context, account, query }) => {
    const { emails, ...page } = await listEvents(context.db, query);
    return { ...page, emails: emails.map((email) => forAdmin(email, account)) };
  }),
  handle(emailEventEndpoints.getEmailEvent, async ({ context, account, params }) =>
    forAdmin(await getEvent(context.db, params.id), account),
  ),
  handle(emailEventEndpoints.resendEmail, ({ context, account, params, body }) =>
    resendEvent(context, { id: params.id, admin_id: account.user_id, ...body }),
  ),
  handle(emailSuppressionEndpoints.removeEmailSuppression, async ({ context, account, params, body }) => {
    await allowAddress(context, { id: params.id, admin_id: account.user_id, ...body });
    return DONE;
  }),
];

function forAdmin<Email extends { subject: string }>(email: Email, account: Account): Email {
  return seesAmounts(account) ? email : { ...email, subject: hideAmounts(email.subject) };
}
