import type { PlatformSetting } from '#contract/base/settings.ts';
import { SETTING_KEYS, SETTING_RULES } from '#domain/base/platform-settings.ts';
import type { Database } from '#server/platform/db/database.ts';
import { readStoredSettings } from './read-settings.ts';

/** Every setting with its current value, changed or not. */
export async function listSettings(db: Database): Promise<{ settings: PlatformSetting[] }> {
  const stored = new Map((await readStoredSettings(db)).map((row) => [row.key, row]));
  const settings = SETTING_KEYS.map(
    (key) => stored.get(key) ?? { key, value: SETTING_RULES[key].default, version: 0, changed_at: null },
  );
  return { settings };
}
