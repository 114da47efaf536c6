import { adminSocialAccountEndpoints } from '#contract/creators/social-accounts-admin.ts';
import { handle } from '#server/platform/http/route.ts';
import { disconnectForAdmin } from './commands/disconnect-for-admin.ts';
import { syncForAdmin } from './commands/sync-for-admin.ts';
import { getSocialAccount } from './queries/get-social-account.ts';
import { getSummary } from './queries/get-summary.ts';
import { listAllSocialAccounts } from './queries/list-social-accounts.ts';

export const adminSocialAccountRoutes = [
  handle(adminSocialAccountEndpoints.listAllSocialAccounts, ({ context, query }) =>
    listAllSocialAccounts(context, query),
  ),
  handle(adminSocialAccountEndpoints.getSocialSummary, ({ context }) => getSummary(context)),
  handle(adminSocialAccountEndpoints.getSocialAccount, ({ context, params }) =>
    getSocialAccount(context, params.id),
  ),
  handle(adminSocialAccountEndpoints.syncSocialAccountForAdmin, ({ context, account, params }) =>
    syncForAdmin(context, account.user_id, params.id),
  ),
  handle(adminSocialAccountEndpoints.disconnectSocialAccountForAdmin, ({ context, account, params, body }) =>
    disconnectForAdmin(context, { admin_id: account.user_id, id: params.id, ...body }),
  ),
];
