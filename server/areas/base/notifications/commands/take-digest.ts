import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';

/**
 * Takes what was left for a person's daily email up to a moment, newest first. What they have read since is left out,
 * and so are kinds they turned off. A line about messages names their conversation in its key. Each notification is taken once.
 */
export async function takeDigest(
  tx: Tx,
  { user_id, until }: { user_id: string; until: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with waiting as (
      update notifications set is_for_digest = false
      where user_id = ${user_id} and is_for_digest and created_at <= ${until}::timestamptz
      returning id, user_id, kind, notification_key, read_at
    )
    select w.id from waiting w
      left join notification_preferences p on p.user_id = w.user_id and p.kind = w.kind
      left join conversation_participants c on w.kind = 'new_message' and c.user_id = w.user_id
        and c.conversation_id::text = split_part(w.notification_key, ':', 2)
    where w.read_at is null and coalesce(p.email, true)
      and (c.last_read_at is null or c.last_read_at < c.mailed_until)
    order by w.id desc`.execute(tx);
  return rows.map(({ id }) => id);
}
