import {
  DEFAULT_SETTINGS,
  isWithinLimits,
  type PlatformSettings,
  SETTING_KEYS,
  type SettingKey,
} from '#domain/base/platform-settings.ts';
import { compileOnce } from '#server/platform/db/compiled-query.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

/**
 * The current settings. Existing agreements keep the settings they were made with, so read this only where something
 * new begins.
 */
export async function readSettings(db: Database | Tx): Promise<PlatformSettings> {
  const rows = await readStoredSettings(db);
  const set = rows.filter(({ key, value }) => isWithinLimits(key, value));
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(set.map(({ key, value }) => [key, value])) };
}

/** The newest row of each setting that was ever changed. */
export async function readStoredSettings(db: Database | Tx) {
  const rows = await findNewest(db, {});
  return rows.flatMap(({ key, ...row }) => (isSettingKey(key) ? [{ key, ...row }] : []));
}

const findNewest = compileOnce((db) =>
  db
    .selectFrom('platform_settings')
    .distinctOn('key')
    .select(['key', 'value', 'version', 'changed_at'])
    .orderBy('key')
    .orderBy('version', 'desc'),
);

/** The table may still contain settings of older releases. */
export function isSettingKey(key: string): key is SettingKey {
  return SETTING_KEYS.some((known) => known === key);
}
