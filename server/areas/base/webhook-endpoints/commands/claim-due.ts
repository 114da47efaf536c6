import { sql } from 'kysely';
import type { WebhookAudience } from '#domain/accounts/webhooks.ts';
import type { Context } from '#server/platform/context.ts';

/** A worker that dies in the middle leaves its messages to others after this. */
const LEASE_MS = 120_000;
const AT_ONCE = 20;
/** So that one slow endpoint can't keep everybody else waiting. */
const OF_ONE_ENDPOINT = 4;

export interface Claimed {
  id: string;
  endpoint_id: string;
  event_type: string;
  ids: Record<string, string>;
  payload: string | null;
  attempts: number;
  occurred_at: string;
  audience: WebhookAudience;
  user_id: string;
  business_id: string | null;
  url: string;
  sealed_secret: string;
  sealed_previous: string | null;
  previous_until: string | null;
}

/** Takes messages whose time has come, those of failing endpoints last. Two workers never take the same one. */
export async function claimDue({ db, now }: Pick<Context, 'db' | 'now'>): Promise<Claimed[]> {
  const at = now();
  const until = new Date(at.getTime() + LEASE_MS).toISOString();
  const { rows } = await sql<Claimed>`
    update webhook_deliveries d
    set attempts = d.attempts + 1, next_attempt_at = ${until}, last_attempt_at = ${at.toISOString()}
    from webhook_endpoints e
    where e.id = d.endpoint_id and d.status = 'pending' and d.id in (
      select due.id from (
        select id from webhook_endpoints where off_at is null
        order by failing_since nulls first, random()) as o
      cross join lateral (
        select x.id from webhook_deliveries x
        where x.endpoint_id = o.id and x.status = 'pending' and x.next_attempt_at <= ${at.toISOString()}
        order by x.next_attempt_at limit ${sql.lit(OF_ONE_ENDPOINT)} for update skip locked) as due
      limit ${sql.lit(AT_ONCE)})
    returning d.id, d.endpoint_id, d.event_type, d.ids, d.payload, d.attempts, d.occurred_at,
      e.audience, e.user_id, e.business_id, e.url, e.sealed_secret, e.sealed_previous, e.previous_until`.execute(
    db,
  );
  return rows;
}
