import {
  platformSetting,
  platformSettingList,
  settingChange,
  settingHistory,
  settingHistoryQuery,
  settingParams,
} from '#contract/platform-settings.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { changeSetting } from './change-setting.ts';
import { listChanges } from './list-changes.ts';
import { listSettings } from './list-settings.ts';

export const platformSettingRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/admin/settings',
    access: 'admin',
    operation: 'listPlatformSettings',
    summary: 'Fees, times and limits as they hold now',
    response: platformSettingList,
    handle: ({ context }) => listSettings(context.db),
  }),
  defineRoute({
    method: 'PUT',
    url: '/api/admin/settings/:key',
    access: 'admin',
    operation: 'changePlatformSetting',
    summary: 'Set one of them for what begins from now on',
    params: settingParams,
    body: settingChange,
    response: platformSetting,
    handle: ({ context, params, body, ...call }) =>
      changeSetting(context, signedIn(call).account.user_id, { ...body, ...params }),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/admin/setting-changes',
    access: 'admin',
    operation: 'listSettingChanges',
    summary: 'Who changed which setting when, from what and why',
    query: settingHistoryQuery,
    response: settingHistory,
    handle: ({ context, query }) => listChanges(context.db, query),
  }),
];
