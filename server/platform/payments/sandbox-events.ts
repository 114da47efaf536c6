import { z } from 'zod';
import type { Tx } from '#server/platform/db/database.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import type { Queue } from '#server/platform/jobs/queue.ts';
import type { ProviderUpdate } from './payment-provider.ts';
import { newSandboxId } from './sandbox-id.ts';
import { signingSecrets } from './signing-secrets.ts';
import { signWebhook } from './webhook-signature.ts';

const PATIENCE_MS = 10_000;

/** Stores a message of the sandbox in the transaction of its cause, and sends it after the commit. */
export async function announce(
  tx: Tx,
  { queue, now }: { queue: Pick<Queue, 'enqueue'>; now(): Date },
  kind: string,
  news: ProviderUpdate,
): Promise<void> {
  const id = newSandboxId('event');
  const body = JSON.stringify({ id, kind, news });
  await tx.insertInto('sandbox_events').values({ id, kind, body, created_at: now().toISOString() }).execute();
  await queue.enqueue(tx, deliverSandboxEvent, { event_id: id });
}

/** Calls the same webhook route as a real provider, until it is accepted. */
export const deliverSandboxEvent = defineJob({
  name: 'deliver-sandbox-event',
  payload: z.object({ event_id: z.string() }),
  retries: 12,
  first_pause_seconds: 2,
  run: async ({ config, db, now }, { event_id }) => {
    const event = await db
      .selectFrom('sandbox_events')
      .select('body')
      .where('id', '=', event_id)
      .where('delivered_at', 'is', null)
      .executeTakeFirst();
    if (event === undefined) return;
    const [secret = ''] = signingSecrets(config);
    const answer = await fetch(`${config.app_url}/api/webhooks/sandbox`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sandbox-signature': signWebhook(secret, event.body, now()),
      },
      body: event.body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) throw new Error(`The webhook was answered with ${answer.status}`);
    await db
      .updateTable('sandbox_events')
      .set({ delivered_at: now().toISOString() })
      .where('id', '=', event_id)
      .execute();
  },
});
