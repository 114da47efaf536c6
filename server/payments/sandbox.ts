import type { Selectable } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { SandboxCheckouts, SandboxRefunds } from '../db/tables.gen.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Queue } from '../jobs/queue.ts';
import { PaymentFailure } from './payment-failure.ts';
import type {
  CheckoutStatus,
  PaymentProvider,
  ProviderCheckout,
  ProviderRefund,
  ProviderRefundStatus,
} from './payment-provider.ts';
import { announce, readAnnounced } from './sandbox-events.ts';
import { newSandboxId } from './sandbox-id.ts';
import { signingSecrets } from './signing-secrets.ts';
import { requireSignature } from './webhook-signature.ts';

export interface SandboxParts {
  config: Pick<
    Config,
    'app_url' | 'app_secret' | 'app_secret_previous' | 'webhook_secret' | 'webhook_secret_previous'
  >;
  db: Database;
  queue: Pick<Queue, 'enqueue'>;
  now(): Date;
}

const SIGNATURE_HEADER = 'sandbox-signature';

/** Stands in for a payment provider: its own checkout page, its own memory, and webhooks through the same door. */
export function sandbox(parts: SandboxParts): PaymentProvider {
  const { config, db, now } = parts;
  const read = async (ourId: string) => {
    const row = await findRow(db, ourId);
    return row ? toCheckout(config, row) : null;
  };
  return {
    name: 'sandbox',
    async startCheckout({ id, expires_at, ...order }) {
      await db
        .insertInto('sandbox_checkouts')
        .values({
          id: newSandboxId('checkout'),
          our_id: id,
          ...order,
          status: 'open',
          expires_at: expires_at.toISOString(),
          created_at: now().toISOString(),
        })
        .onConflict((oc) => oc.column('our_id').doNothing())
        .execute();
      const row = await findRow(db, id);
      if (row?.amount_cents !== order.amount_cents) {
        throw new PaymentFailure('refused', 'This id was used for another amount.');
      }
      return toCheckout(config, row);
    },
    async findCheckout(fundingId) {
      await endOverdue(parts, fundingId);
      return read(fundingId);
    },
    async endCheckout(fundingId) {
      await db
        .updateTable('sandbox_checkouts')
        .set({ status: 'canceled' })
        .where('our_id', '=', fundingId)
        .where('status', '=', 'open')
        .execute();
      return read(fundingId);
    },
    refund: (order) => refund(parts, order),
    async findRefund(refundId) {
      const row = await db
        .selectFrom('sandbox_refunds')
        .selectAll()
        .where('our_id', '=', refundId)
        .executeTakeFirst();
      return row ? toRefund(row) : null;
    },
    verifyWebhook({ body, headers }) {
      const header = headers[SIGNATURE_HEADER];
      const text = typeof header === 'string' ? header : undefined;
      requireSignature(signingSecrets(config), { header: text, body }, now());
      const { id, kind } = readAnnounced(body);
      return { external_id: id, kind };
    },
    parseWebhook: (body) => readAnnounced(body).news,
  };
}

function findRow(db: Database, ourId: string) {
  return db.selectFrom('sandbox_checkouts').selectAll().where('our_id', '=', ourId).executeTakeFirst();
}

async function endOverdue({ db, now }: SandboxParts, ourId: string): Promise<void> {
  await db
    .updateTable('sandbox_checkouts')
    .set({ status: 'expired' })
    .where('our_id', '=', ourId)
    .where('status', '=', 'open')
    .where('expires_at', '<=', now().toISOString())
    .execute();
}

/** The same id is the same refund, and no more goes back than was paid. */
async function refund(
  { db, queue, now }: SandboxParts,
  order: Parameters<PaymentProvider['refund']>[0],
): Promise<ProviderRefund> {
  const { id, funding_reference, amount_cents } = order;
  return inTransaction(db, async (tx) => {
    const checkout = await tx
      .selectFrom('sandbox_checkouts')
      .select(['id', 'status'])
      .where('id', '=', funding_reference)
      .forUpdate()
      .executeTakeFirst();
    const known = await tx
      .selectFrom('sandbox_refunds')
      .selectAll()
      .where('our_id', '=', id)
      .executeTakeFirst();
    if (known) return toRefund(known);
    if (checkout?.status !== 'paid') throw new PaymentFailure('refused', 'Nothing was paid there.');
    const taken = await tx
      .updateTable('sandbox_checkouts')
      .set((eb) => ({ refunded_cents: eb('refunded_cents', '+', amount_cents) }))
      .where('id', '=', checkout.id)
      .where((eb) => eb(eb('refunded_cents', '+', amount_cents), '<=', eb.ref('amount_cents')))
      .returning('id')
      .executeTakeFirst();
    if (taken === undefined) throw new PaymentFailure('refused', 'More than was paid cannot go back.');
    const row = await tx
      .insertInto('sandbox_refunds')
      .values({
        id: newSandboxId('refund'),
        our_id: id,
        checkout_id: checkout.id,
        amount_cents,
        status: 'paid',
        created_at: now().toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const told = toRefund(row);
    await announce(tx, { queue, now }, 'refund.paid', { kind: 'refund', our_id: id, refund: told });
    return told;
  });
}

export function toCheckout(
  { app_url }: Pick<Config, 'app_url'>,
  row: Selectable<SandboxCheckouts>,
): ProviderCheckout {
  return {
    reference: row.id,
    status: row.status as CheckoutStatus,
    amount_cents: row.amount_cents,
    url: row.status === 'open' ? `${app_url}/sandbox/checkout/${row.id}` : null,
    failure: row.failure,
  };
}

function toRefund({ id, status, amount_cents }: Selectable<SandboxRefunds>): ProviderRefund {
  return { reference: id, status: status as ProviderRefundStatus, amount_cents, failure: null };
}
