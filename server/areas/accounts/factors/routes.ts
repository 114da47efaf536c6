import { factorEndpoints } from '#contract/accounts/factors.ts';
import { DONE } from '#contract/platform/answers.ts';
import { handle } from '#server/platform/http/route.ts';
import { beginPasskey } from './begin-passkey.ts';
import { addPasskey } from './commands/add-passkey.ts';
import { finishAuthenticator } from './commands/finish-authenticator.ts';
import { removeAuthenticator, removePasskey } from './commands/remove-factor.ts';
import { renamePasskey } from './commands/rename-passkey.ts';
import { renewRecoveryCodes } from './commands/renew-recovery-codes.ts';
import { setUpAuthenticator } from './commands/set-up-authenticator.ts';
import { getFactors } from './queries/get-factors.ts';

export const factorRoutes = [
  handle(factorEndpoints.getFactors, ({ context, account, reply }) => {
    reply.header('cache-control', 'no-store');
    return getFactors(context.db, account);
  }),
  handle(factorEndpoints.beginPasskey, ({ context, account, session }) =>
    beginPasskey(context, account, session.id),
  ),
  handle(factorEndpoints.addPasskey, ({ context, account, session, body, reply }) => {
    reply.header('cache-control', 'no-store');
    return addPasskey(context, account, session.id, body);
  }),
  handle(factorEndpoints.renamePasskey, async ({ context, account, params, body }) => {
    await renamePasskey(context.db, account.user_id, params.id, body.name);
    return DONE;
  }),
  handle(factorEndpoints.removePasskey, async ({ context, account, params }) => {
    await removePasskey(context, account, params.id);
    return DONE;
  }),
  handle(factorEndpoints.setUpAuthenticator, ({ context, account, reply }) => {
    reply.header('cache-control', 'no-store');
    return setUpAuthenticator(context, account);
  }),
  handle(factorEndpoints.addAuthenticator, ({ context, account, session, body, reply }) => {
    reply.header('cache-control', 'no-store');
    return finishAuthenticator(context, account, session.id, body.code);
  }),
  handle(factorEndpoints.removeAuthenticator, async ({ context, account }) => {
    await removeAuthenticator(context, account);
    return DONE;
  }),
  handle(factorEndpoints.renewRecoveryCodes, async ({ context, account, reply }) => {
    reply.header('cache-control', 'no-store');
    return { recovery_codes: await renewRecoveryCodes(context, account) };
  }),
];
