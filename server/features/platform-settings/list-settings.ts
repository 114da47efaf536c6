import type { PlatformSetting } from '#contract/platform-settings.ts';
import { SETTING_KEYS, SETTING_RULES } from '#domain/platform-settings.ts';
import type { Database } from '../../db/database.ts';
import { readStanding } from './read-settings.ts';

/** Every setting as it holds, changed or not. */
export async function listSettings(db: Database): Promise<{ settings: PlatformSetting[] }> {
  const standing = new Map((await readStanding(db)).map((row) => [row.key, row]));
  const settings = SETTING_KEYS.map(
    (key) => standing.get(key) ?? { key, value: SETTING_RULES[key].default, version: 0, changed_at: null },
  );
  return { settings };
}
