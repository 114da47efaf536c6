import { sql } from 'kysely';
import type { SettingHistory, SettingHistoryQuery } from '#contract/base/settings.ts';
import { SETTING_KEYS, SETTING_RULES } from '#domain/base/platform-settings.ts';
import { displayName } from '#domain/format/display-name.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isSettingKey } from './read-settings.ts';

/** Changes of the settings with their authors, newest first. */
export async function listChanges(
  db: Database,
  { cursor, limit }: SettingHistoryQuery,
): Promise<SettingHistory> {
  const after = readCursor(cursor);
  const rows = await db
    .selectFrom('platform_settings as s')
    .innerJoin('users', 'users.id', 's.changed_by')
    .leftJoin('profiles', 'profiles.user_id', 's.changed_by')
    .leftJoin('platform_settings as earlier', (join) =>
      join.onRef('earlier.key', '=', 's.key').on('earlier.version', '=', sql<number>`s.version - 1`),
    )
    .select(['s.id', 's.key', 's.value as after', 'earlier.value as before', 's.reason', 's.changed_at'])
    .select(['users.email', 'profiles.full_name'])
    .where('s.key', 'in', SETTING_KEYS)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(s.changed_at, s.id) < (${after?.[0]}, ${after?.[1]})`),
    )
    .orderBy('s.changed_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, limit, ({ changed_at, id }) => [changed_at, id]);
  const changes = page.flatMap(({ key, before, email, full_name, ...row }) =>
    isSettingKey(key)
      ? [
          {
            ...row,
            key,
            before: before ?? SETTING_RULES[key].default,
            changed_by: displayName({ email, full_name }),
          },
        ]
      : [],
  );
  return { changes, next_cursor };
}
