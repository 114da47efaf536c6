import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';

export interface NotificationWords {
  /** One event notifies one person once, however often this runs. */
  notification_key: string;
  title: string;
  body?: string;
  href: string;
}

interface NewNotifications {
  rows: readonly { user_id: string; is_shown: boolean; is_for_digest: boolean }[];
  kind: string;
  business_id?: string | undefined;
  words: NotificationWords;
}

/** Notifies everybody in one statement, because an event may concern hundreds. Returns who hadn't been notified yet. */
export async function addNotifications(
  tx: Tx,
  now: Date,
  { rows, kind, business_id, words: { notification_key, title, body = '', href } }: NewNotifications,
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const ids = rows.map(() => newId());
  const userIds = rows.map(({ user_id }) => user_id);
  const areShown = rows.map(({ is_shown }) => is_shown);
  const areForDigest = rows.map(({ is_for_digest }) => is_for_digest);
  const added = await sql<{ user_id: string }>`
    insert into notifications
      (id, user_id, kind, notification_key, title, body, href, business_id, is_shown, is_for_digest, created_at)
    select id, user_id, ${kind}, ${notification_key}, ${title.slice(0, 200)}, ${body.slice(0, 400)}, ${href},
      ${business_id ?? null}::uuid, is_shown, is_for_digest, ${now.toISOString()}::timestamptz
    from unnest(${ids}::uuid[], ${userIds}::uuid[], ${areShown}::boolean[], ${areForDigest}::boolean[])
      as one (id, user_id, is_shown, is_for_digest)
    on conflict (user_id, notification_key) do nothing
    returning user_id`.execute(tx);
  return new Set(added.rows.map(({ user_id }) => user_id));
}
