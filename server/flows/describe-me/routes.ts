import { meEndpoints } from '#contract/accounts/me.ts';
import { settingsEndpoints } from '#contract/accounts/preferences.ts';
import { handle } from '#server/platform/http/route.ts';
import { describeMe } from './describe-me.ts';
import { describeSettings } from './describe-settings.ts';

export const describeMeRoutes = [
  handle(meEndpoints.getMe, ({ context, request }) => describeMe(context, request)),
  handle(settingsEndpoints.getSettings, ({ context, account, session }) =>
    describeSettings(context, account, session.id),
  ),
];
