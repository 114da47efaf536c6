import type { WebhookDelivery } from '#contract/base/webhooks.ts';
import type { Account } from '#domain/accounts/access.ts';
import { canMoveDelivery, TEST_EVENT } from '#domain/accounts/webhooks.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { takeFromLimit } from '#server/platform/http/rate-limits.ts';
import { lockWebhook } from '../policy.ts';
import { presentDelivery, selectDeliveries } from '../queries/list-deliveries.ts';
import { deliverWebhooks } from '../queue-entry.ts';
import { moveDelivery } from '../transition.ts';

const SENDS_AN_HOUR = { most: 60, seconds: 3_600 };

/** Sends an event that only says that it's a test. */
export async function sendTestEvent(
  context: Context,
  account: Account,
  id: string,
): Promise<WebhookDelivery> {
  await takeFromLimit(context.db, `webhook-sends:${id}`, SENDS_AN_HOUR);
  return inTransaction(context.db, async (tx) => {
    requireOn(await lockWebhook(tx, account, id));
    const at = context.now().toISOString();
    const deliveryId = newId();
    await tx
      .insertInto('webhook_deliveries')
      .values({
        id: deliveryId,
        endpoint_id: id,
        event_type: TEST_EVENT,
        ids: JSON.stringify({ webhook_id: id }),
        status: 'pending',
        next_attempt_at: at,
        occurred_at: at,
        created_at: at,
      })
      .execute();
    await context.queue.enqueue(tx, deliverWebhooks, {});
    return read(tx, deliveryId);
  });
}

/** Sends an event again as it was sent first, so that the program can tell that it knows it. */
export async function replayDelivery(
  context: Context,
  account: Account,
  { id, delivery_id }: { id: string; delivery_id: string },
): Promise<WebhookDelivery> {
  await takeFromLimit(context.db, `webhook-sends:${id}`, SENDS_AN_HOUR);
  return inTransaction(context.db, async (tx) => {
    requireOn(await lockWebhook(tx, account, id));
    const locked = await tx
      .selectFrom('webhook_deliveries')
      .select(['id', 'status'])
      .where('id', '=', delivery_id)
      .where('endpoint_id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (locked === undefined) throw new Problem('not_found', 'We can’t find that delivery.');
    if (!canMoveDelivery('replay', locked.status)) {
      throw new Problem('conflict', 'This event is still being sent.');
    }
    await moveDelivery(tx, locked, 'replay', { next_attempt_at: context.now().toISOString(), attempts: 0 });
    await context.queue.enqueue(tx, deliverWebhooks, {});
    return read(tx, delivery_id);
  });
}

function requireOn({ off_at }: { off_at: string | null }): void {
  if (off_at !== null) throw new Problem('conflict', 'This webhook is off. Turn it on first.');
}

async function read(tx: Tx, id: string): Promise<WebhookDelivery> {
  return presentDelivery(await selectDeliveries(tx).where('id', '=', id).executeTakeFirstOrThrow());
}
