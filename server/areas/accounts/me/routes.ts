import { meEndpoints } from '#contract/accounts/me.ts';
import { settingsEndpoints } from '#contract/accounts/preferences.ts';
import { handle } from '#server/platform/http/route.ts';
import { changeProfile } from './commands/change-profile.ts';
import { getStatusReason } from './queries/get-status-reason.ts';

export const meRoutes = [
  handle(meEndpoints.getStatusReason, ({ context, account }) => getStatusReason(context.db, account)),
  handle(settingsEndpoints.changeProfile, ({ context, account, session, body }) =>
    changeProfile(context, account.user_id, session.id, body),
  ),
];
