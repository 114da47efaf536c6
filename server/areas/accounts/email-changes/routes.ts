import { emailChangeEndpoints } from '#contract/accounts/email-changes.ts';
import { DONE } from '#contract/platform/answers.ts';
import { takeProof } from '#server/areas/accounts/guessing/commands/auth-limits.ts';
import { handle } from '#server/platform/http/route.ts';
import { confirmEmailChange } from './commands/confirm-email-change.ts';
import { requestEmailChange } from './commands/request-email-change.ts';

export const emailChangeRoutes = [
  handle(emailChangeEndpoints.requestEmailChange, async ({ context, account, session, body, request }) => {
    await requestEmailChange(context, account, request, { ...body, session_id: session.id });
    return DONE;
  }),
  handle(emailChangeEndpoints.cancelEmailChange, async ({ context, account }) => {
    const { user_id } = account;
    await context.db.deleteFrom('email_changes').where('user_id', '=', user_id).execute();
    return DONE;
  }),
  handle(emailChangeEndpoints.confirmEmailChange, async ({ context, account, body, request }) => {
    await takeProof(context, request);
    return confirmEmailChange(context, account, body.token);
  }),
];
