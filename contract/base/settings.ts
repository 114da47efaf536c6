import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { adminReason, cursor } from '#contract/platform/lists.ts';
import { SETTING_KEYS } from '#domain/base/platform-settings.ts';

const settingKey = z.enum(SETTING_KEYS);

/** The current value. A change names the version it is based on; 0 means the default. */
export const platformSetting = z
  .object({
    key: settingKey,
    value: z.number().int(),
    version: z.number().int(),
    changed_at: z.string().nullable(),
  })
  .meta({ id: 'PlatformSetting' });
export type PlatformSetting = z.infer<typeof platformSetting>;

const platformSettingList = z
  .object({ settings: z.array(platformSetting).max(SETTING_KEYS.length) })
  .meta({ id: 'PlatformSettingList' });

const settingParams = z.object({ key: settingKey });

export const settingChange = z
  .strictObject({
    value: z.number().int().min(0).max(1_000_000),
    version: z.number().int().min(0).max(1_000_000),
    reason: adminReason,
  })
  .meta({ id: 'SettingChange' });
export type SettingChange = z.output<typeof settingChange>;

export const settingHistoryQuery = z.object({
  cursor,
  limit: z.coerce.number<number>().int().min(1).max(50).default(20),
});
export type SettingHistoryQuery = z.output<typeof settingHistoryQuery>;

/** One change, with the value before it. */
export const settingTurn = z
  .object({
    id: z.string(),
    key: settingKey,
    before: z.number().int(),
    after: z.number().int(),
    changed_by: z.string(),
    reason: z.string(),
    changed_at: z.string(),
  })
  .meta({ id: 'SettingTurn' });
export type SettingTurn = z.infer<typeof settingTurn>;

export const settingHistory = z
  .object({ changes: z.array(settingTurn).max(50), next_cursor: z.string().nullable() })
  .meta({ id: 'SettingHistory' });
export type SettingHistory = z.infer<typeof settingHistory>;

export const platformSettingEndpoints = endpoints({
  listPlatformSettings: {
    method: 'GET',
    url: '/api/admin/settings',
    access: 'admin_system',
    summary: 'List the current fees, times and limits',
    response: platformSettingList,
  },
  changePlatformSetting: {
    method: 'PUT',
    url: '/api/admin/settings/:key',
    access: 'admin_owner',
    confirm: 'fresh',
    summary: 'Update a setting for what starts from now on',
    params: settingParams,
    body: settingChange,
    response: platformSetting,
  },
  listSettingChanges: {
    method: 'GET',
    url: '/api/admin/setting-changes',
    access: 'admin_system',
    summary: 'List setting changes: who, when, from what and why',
    query: settingHistoryQuery,
    response: settingHistory,
  },
});
