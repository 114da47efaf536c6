import { platformSettingEndpoints } from '#contract/base/settings.ts';
import { handle } from '#server/platform/http/route.ts';
import { changeSetting } from './commands/change-setting.ts';
import { listChanges } from './queries/list-changes.ts';
import { listSettings } from './queries/list-settings.ts';

export const platformSettingRoutes = [
  handle(platformSettingEndpoints.listPlatformSettings, ({ context }) => listSettings(context.db)),
  handle(platformSettingEndpoints.changePlatformSetting, ({ context, account, params, body }) =>
    changeSetting(context, account.user_id, { ...body, ...params }),
  ),
  handle(platformSettingEndpoints.listSettingChanges, ({ context, query }) => listChanges(context.db, query)),
];
