import { type Claimed, claimDue } from '#server/areas/base/webhook-endpoints/commands/claim-due.ts';
import {
  noteResult,
  turnOffWithoutAccess,
} from '#server/areas/base/webhook-endpoints/commands/note-result.ts';
import { deliverWebhooks } from '#server/areas/base/webhook-endpoints/queue-entry.ts';
import { openSecret, signatureOf } from '#server/areas/base/webhook-endpoints/secrets.ts';
import type { Context } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { postOutside } from '#server/platform/webhooks/post-outside.ts';
import { composePayload } from './compose-payload.ts';

/** Sends every message whose time has come. Runs may overlap: each takes messages of its own. */
export async function deliverDue(context: Context): Promise<void> {
  while (!context.queue.isStopping()) {
    const claimed = await claimDue(context);
    if (claimed.length === 0) return;
    await Promise.all(claimed.map((one) => deliver(context, one)));
  }
}

async function deliver(context: Context, claimed: Claimed): Promise<void> {
  try {
    const body = claimed.payload ?? (await composePayload(context, { ...claimed, endpoint: claimed }));
    if (body === null) return await turnOffWithoutAccess(context, claimed);
    const timestamp = Math.floor(context.now().getTime() / 1_000);
    const signature = signatureOf(secretsOf(context, claimed), { id: claimed.id, timestamp, body });
    const posted = await postOutside(context, claimed.url, {
      headers: {
        'webhook-id': claimed.id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signature,
      },
      body,
    });
    await noteResult(context, claimed, { ...posted, payload: body });
  } catch (cause) {
    // Its lease ends, and it is tried again.
    context.log.error({ err: cause, delivery_id: claimed.id }, 'webhook was not sent');
  }
}

function secretsOf({ config, now }: Context, claimed: Claimed): string[] {
  const { endpoint_id, sealed_secret, sealed_previous, previous_until } = claimed;
  const isRotating = previous_until !== null && new Date(previous_until) > now();
  const sealed = isRotating && sealed_previous !== null ? [sealed_secret, sealed_previous] : [sealed_secret];
  return sealed.flatMap((one) => openSecret(config, endpoint_id, one) ?? []);
}

export const deliverWebhooksJob = defineJob({ ...deliverWebhooks, run: deliverDue });
