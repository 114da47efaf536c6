import { z } from 'zod';
import { SETTING_KEYS } from '#domain/platform-settings.ts';
import { adminReason, cursor } from './lists.ts';

const settingKey = z.enum(SETTING_KEYS);

/** What holds now. What a change is made from is its version: 0 while nobody has changed it. */
export const platformSetting = z
  .object({
    key: settingKey,
    value: z.number().int(),
    version: z.number().int(),
    changed_at: z.string().nullable(),
  })
  .meta({ id: 'PlatformSetting' });
export type PlatformSetting = z.infer<typeof platformSetting>;

export const platformSettingList = z
  .object({ settings: z.array(platformSetting).max(SETTING_KEYS.length) })
  .meta({ id: 'PlatformSettingList' });

export const settingParams = z.object({ key: settingKey });

export const settingChange = z
  .object({
    value: z.number().int().min(0).max(1_000_000),
    version: z.number().int().min(0).max(1_000_000),
    reason: adminReason,
  })
  .meta({ id: 'SettingChange' });
export type SettingChange = z.output<typeof settingChange>;

export const settingHistoryQuery = z.object({
  cursor,
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
export type SettingHistoryQuery = z.output<typeof settingHistoryQuery>;

/** One change, with what was true before. */
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
