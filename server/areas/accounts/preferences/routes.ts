import { settingsEndpoints } from '#contract/accounts/preferences.ts';
import { handle } from '#server/platform/http/route.ts';
import { changePreference } from './commands/notification-preferences.ts';

export const settingsRoutes = [
  handle(settingsEndpoints.changeNotificationPreference, ({ context, account, body }) =>
    changePreference(context, account, body),
  ),
];
