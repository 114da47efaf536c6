import { OFF_AFTER_FAILING_MS, type OffCause, retryAfterMs } from '#domain/accounts/webhooks.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Posted } from '#server/platform/webhooks/post-outside.ts';
import { webhookOffMail } from '../mails/webhook-off-mail.ts';
import { moveDelivery } from '../transition.ts';
import type { Claimed } from './claim-due.ts';

/** Writes what became of an attempt, and turns an endpoint off that has failed for days. */
export function noteResult(
  context: Context,
  claimed: Claimed,
  { status, took_ms, failure, payload }: Posted & { payload: string },
): Promise<void> {
  const now = context.now();
  return inTransaction(context.db, async (tx) => {
    const endpoint = await lockEndpoint(tx, claimed.endpoint_id);
    const locked = await lockDelivery(tx, claimed);
    // Deleted meanwhile, or taken by another worker after the lease.
    if (endpoint === undefined || locked === undefined) return;
    await tx.updateTable('webhook_deliveries').set({ payload }).where('id', '=', claimed.id).execute();
    const attempted = { response_status: status, duration_ms: took_ms, failure };
    if (failure === null) {
      await moveDelivery(tx, locked, 'deliver', { ...attempted, next_attempt_at: null });
      if (endpoint.failing_since !== null) await setFailing(tx, endpoint.id, null);
      return;
    }
    const after_ms = retryAfterMs(claimed.attempts);
    const next_attempt_at = after_ms === null ? null : new Date(now.getTime() + after_ms).toISOString();
    await moveDelivery(tx, locked, after_ms === null ? 'give_up' : 'retry', {
      ...attempted,
      next_attempt_at,
    });
    const since = endpoint.failing_since;
    if (since === null) return setFailing(tx, endpoint.id, now.toISOString());
    if (endpoint.off_at === null && now.getTime() - new Date(since).getTime() >= OFF_AFTER_FAILING_MS) {
      await turnOff(tx, context, endpoint, 'failing');
    }
  });
}

/** Whoever lost access to a business, or to the account, gets nothing more. */
export function turnOffWithoutAccess(context: Context, claimed: Claimed): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const endpoint = await lockEndpoint(tx, claimed.endpoint_id);
    if (endpoint !== undefined && endpoint.off_at === null) await turnOff(tx, context, endpoint, 'no_access');
  });
}

function lockEndpoint(tx: Tx, id: string) {
  return tx.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}
type Endpoint = NonNullable<Awaited<ReturnType<typeof lockEndpoint>>>;

function lockDelivery(tx: Tx, { id, attempts }: Claimed) {
  return tx
    .selectFrom('webhook_deliveries')
    .select(['id', 'status'])
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('status', '=', 'pending')
    .forUpdate()
    .executeTakeFirst();
}

async function setFailing(tx: Tx, id: string, failing_since: string | null): Promise<void> {
  await tx.updateTable('webhook_endpoints').set({ failing_since }).where('id', '=', id).execute();
}

async function turnOff(tx: Tx, context: Context, endpoint: Endpoint, cause: OffCause): Promise<void> {
  const at = context.now().toISOString();
  const { id, url, user_id, business_id } = endpoint;
  await tx
    .updateTable('webhook_endpoints')
    .set({ off_at: at, off_cause: cause, updated_at: at })
    .where('id', '=', id)
    .execute();
  const waiting = await tx
    .selectFrom('webhook_deliveries')
    .select(['id', 'status'])
    .where('endpoint_id', '=', id)
    .where('status', '=', 'pending')
    .forUpdate()
    .limit(MOST_ENDED)
    .execute();
  for (const one of waiting) {
    await moveDelivery(tx, one, 'give_up', { next_attempt_at: null, failure: 'The webhook was turned off.' });
  }
  if (cause === 'no_access') return;
  const host = new URL(url).host;
  await notifyPeople(tx, context, {
    user_ids: [user_id],
    ...(business_id && { business_id }),
    kind: 'account_decided',
    notification: {
      notification_key: `webhook-off:${id}:${at}`,
      title: `Your webhook to ${host} was turned off`,
      body: 'Nothing has arrived there for 3 days.',
      href: '/developers',
    },
    mail: { template: webhookOffMail, facts: { host } },
  });
}

/** Those of an endpoint that is off aren't taken any more; the rest ends with the log. */
const MOST_ENDED = 500;
