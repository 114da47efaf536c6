import { payeeEndpoints } from '#contract/money/payees.ts';
import { handle } from '#server/platform/http/route.ts';
import { changeWeekly } from './commands/change-weekly.ts';
import { connectPayee } from './commands/connect-payee.ts';
import { getOwnPayee, readOwnPayee } from './present-payee.ts';

export const payeeRoutes = [
  handle(payeeEndpoints.getPayee, ({ context, account }) => getOwnPayee(context, account.user_id)),
  handle(payeeEndpoints.connectPayee, ({ context, account, body }) => connectPayee(context, account, body)),
  handle(payeeEndpoints.refreshPayee, ({ context, account }) => readOwnPayee(context, account.user_id)),
  handle(payeeEndpoints.changePayee, ({ context, account, body }) =>
    changeWeekly(context, account.user_id, body.is_weekly),
  ),
];
