import { confirmationEndpoints } from '#contract/accounts/confirmations.ts';
import { handle } from '#server/platform/http/route.ts';
import { confirm } from './confirm.ts';
import { describeConfirmation } from './queries/describe-confirmation.ts';

export const confirmationRoutes = [
  handle(confirmationEndpoints.getConfirmationStatus, ({ context, account, session, reply }) => {
    reply.header('cache-control', 'no-store');
    return describeConfirmation(context.db, account.user_id, session);
  }),
  handle(confirmationEndpoints.confirmIdentity, ({ context, account, session, body }) =>
    confirm(context, account.user_id, session, body),
  ),
];
