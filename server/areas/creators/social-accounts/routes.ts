import { socialAccountEndpoints } from '#contract/creators/social-accounts.ts';
import { handle } from '#server/platform/http/route.ts';
import { addAccount } from './commands/add-account.ts';
import { beginConnection } from './commands/begin-connection.ts';
import { changeAccount } from './commands/change-account.ts';
import { checkCode } from './commands/check-code.ts';
import { disconnectAccount, removeAccount } from './commands/disconnect-account.ts';
import { giveCode } from './commands/give-code.ts';
import { completeConnection } from './complete-connection.ts';
import { getOwnAccounts } from './queries/get-own-accounts.ts';
import { syncNow } from './sync-now.ts';

export const socialAccountRoutes = [
  handle(socialAccountEndpoints.listOwnSocialAccounts, ({ context, account }) =>
    getOwnAccounts(context, account),
  ),
  handle(socialAccountEndpoints.addSocialAccount, ({ context, account, body }) =>
    addAccount(context, account, body),
  ),
  handle(socialAccountEndpoints.changeSocialAccount, ({ context, account, params, body }) =>
    changeAccount(context, account, params.id, body),
  ),
  handle(socialAccountEndpoints.removeSocialAccount, async ({ context, account, params }) => {
    await removeAccount(context, account, params.id);
    return { id: params.id };
  }),
  handle(socialAccountEndpoints.disconnectSocialAccount, ({ context, account, params }) =>
    disconnectAccount(context, account, params.id),
  ),
  handle(socialAccountEndpoints.syncSocialAccount, ({ context, account, params }) =>
    syncNow(context, account, params.id),
  ),
  handle(socialAccountEndpoints.createProofCode, ({ context, account, params }) =>
    giveCode(context, account, params.id),
  ),
  handle(socialAccountEndpoints.checkProofCode, ({ context, account, params }) =>
    checkCode(context, account, params.id),
  ),
  handle(socialAccountEndpoints.beginSocialConnection, ({ context, account, session, params }) =>
    beginConnection(context, account, session.id, params.platform),
  ),
  handle(socialAccountEndpoints.completeSocialConnection, ({ context, account, session, params, body }) => {
    const arrival = { ...body, platform: params.platform, session_id: session.id };
    return completeConnection(context, account, arrival);
  }),
];
