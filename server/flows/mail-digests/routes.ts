import { settingsEndpoints } from '#contract/accounts/preferences.ts';
import { handle } from '#server/platform/http/route.ts';
import { changeEmailTiming } from './change-email-timing.ts';

export const mailDigestRoutes = [
  handle(settingsEndpoints.changeEmailTiming, async ({ context, account, body }) => {
    await changeEmailTiming(context, account.user_id, body.email_timing);
    return body;
  }),
];
