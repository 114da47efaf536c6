import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/platform/context.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { PaymentFailure } from '#server/platform/payments/payment-failure.ts';
import type { ProviderEvent, SignedMessage } from '#server/platform/payments/payment-provider.ts';
import { applyEvent, applyWebhook } from '../jobs/apply-webhook.ts';

/**
 * The webhook endpoint for payment providers. The signature covers the raw bytes, so the body is read and stored as
 * text. A repeated message gets the same response.
 */
export async function serveWebhooks(app: FastifyInstance, context: Context): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.post<{ Params: { provider: string } }>(
    '/api/webhooks/:provider',
    { schema: { hide: true }, config: { access: 'everyone', rateLimit: false, is_never_shed: true } },
    async (request, reply) => {
      const { payments } = context;
      if (request.params.provider !== payments.name) {
        throw new Problem('not_found', 'There’s nothing at this address.');
      }
      const message = {
        body: typeof request.body === 'string' ? request.body : '',
        headers: request.headers,
      };
      const event = verify(context, message);
      const id = await keep(context, event, message.body);
      if (id !== null) {
        // If this fails, the queued job applies it.
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

/** Null if it was stored before. */
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
