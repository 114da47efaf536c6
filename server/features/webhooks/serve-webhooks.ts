import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { newId } from '../../db/ids.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { PaymentFailure } from '../../payments/payment-failure.ts';
import type { ProviderEvent, SignedMessage } from '../../payments/payment-provider.ts';
import { applyEvent, applyWebhook } from './apply-webhook.ts';

/**
 * The door for payment providers. What is signed covers the bytes as they came, so they are read as text and kept as they
 * are. Who sends a message twice is thanked twice.
 */
export async function serveWebhooks(app: FastifyInstance, context: Context): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.post<{ Params: { provider: string } }>(
    '/api/webhooks/:provider',
    { schema: { hide: true }, config: { access: 'everyone', rateLimit: false } },
    async (request, reply) => {
      const { payments } = context;
      if (request.params.provider !== payments.name) {
        throw new Problem('not_found', 'There is nothing at this address.');
      }
      const message = {
        body: typeof request.body === 'string' ? request.body : '',
        headers: request.headers,
      };
      const event = verify(context, message);
      const id = await keep(context, event, message.body);
      if (id !== null) {
        // The job that was promised takes it up where this fails.
        await applyEvent(context, id).catch((cause) => {
          request.log.warn({ err: cause, webhook_event_id: id }, 'a webhook is applied later');
        });
      }
      return reply.send({ is_received: true });
    },
  );
}

function verify({ payments }: Pick<Context, 'payments'>, message: SignedMessage): ProviderEvent {
  try {
    return payments.verifyWebhook(message);
  } catch (cause) {
    if (!(cause instanceof PaymentFailure)) throw cause;
    throw new Problem('access_denied', cause.message);
  }
}

/** Null where it was kept before. */
async function keep(
  { db, payments, queue, now }: Context,
  { external_id, kind }: ProviderEvent,
  body: string,
): Promise<string | null> {
  const id = newId();
  return inTransaction(db, async (tx) => {
    const kept = await tx
      .insertInto('webhook_events')
      .values({ id, provider: payments.name, external_id, kind, body, received_at: now().toISOString() })
      .onConflict((oc) => oc.columns(['provider', 'external_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (kept === undefined) return null;
    await queue.enqueue(tx, applyWebhook, { webhook_event_id: id });
    return id;
  });
}
