import {
  DEFAULT_SETTINGS,
  isWithinLimits,
  type PlatformSettings,
  SETTING_KEYS,
  type SettingKey,
} from '#domain/platform-settings.ts';
import type { Database, Tx } from '../../db/database.ts';

/** What holds now. What was agreed keeps what held then, so read this only where something new begins. */
export async function readSettings(db: Database | Tx): Promise<PlatformSettings> {
  const rows = await readStanding(db);
  const set = rows.filter(({ key, value }) => isWithinLimits(key, value));
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(set.map(({ key, value }) => [key, value])) };
}

/** The newest row of each setting that was ever changed. */
export async function readStanding(db: Database | Tx) {
  const rows = await db
    .selectFrom('platform_settings')
    .distinctOn('key')
    .select(['key', 'value', 'version', 'changed_at'])
    .orderBy('key')
    .orderBy('version', 'desc')
    .execute();
  return rows.flatMap(({ key, ...row }) => (isSettingKey(key) ? [{ key, ...row }] : []));
}

/** A setting of an older version of the program is still in the table. */
export function isSettingKey(key: string): key is SettingKey {
  return SETTING_KEYS.some((known) => known === key);
}
