import { type RawBuilder, sql } from 'kysely';
import type { WebhookEvent } from '#domain/accounts/webhooks.ts';
import type { Tx } from '#server/platform/db/database.ts';

interface Emitted {
  type: WebhookEvent;
  /** The records it is about, by the name of their id. */
  ids: Record<string, string>;
  /** The sides that may hear of it, as ids or as queries for them. */
  business_id: string | RawBuilder<unknown> | null;
  creator_id: string | RawBuilder<unknown> | null;
}

/** Writes a message for each webhook that wants this event, with the change it is about. A job sends them. */
export async function emitEvent(
  tx: Tx,
  { type, ids, business_id, creator_id }: Emitted,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await sql`
    insert into webhook_deliveries
      (id, endpoint_id, event_type, ids, status, next_attempt_at, occurred_at, created_at)
    select gen_random_uuid(), e.id, ${type}, ${JSON.stringify(ids)}::jsonb, 'pending', ${at}, ${at}, ${at}
    from webhook_endpoints e
    where e.off_at is null and ${type} = any (e.event_types)
      and (e.business_id = (${business_id})::uuid
        or (e.audience = 'creator'
          and e.user_id = (select k.user_id from creators k where k.id = (${creator_id})::uuid))
        or e.audience = 'platform')`.execute(tx);
}
