import type { Database } from '#server/platform/db/database.ts';
import { PaymentFailure } from './payment-failure.ts';
import type { CheckoutOrder, PaymentProvider, ProviderCheckout } from './payment-provider.ts';
import { listSandboxBalance, readSandboxBalance } from './sandbox-balance.ts';
import { chargeSandboxCard, findSandboxCard, removeSandboxCard } from './sandbox-cards.ts';
import { findSandboxChargeback } from './sandbox-chargebacks.ts';
import { toCheckout } from './sandbox-checkout-row.ts';
import { newSandboxId } from './sandbox-id.ts';
import { readAnnounced } from './sandbox-message.ts';
import { listSandboxMovements } from './sandbox-movements.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import { createSandboxPayee, findSandboxPayee, onboardSandboxPayee } from './sandbox-payees.ts';
import { findSandboxPayeeOf, findSandboxPayout, startSandboxPayout } from './sandbox-payouts.ts';
import { findSandboxRefund, giveSandboxRefund } from './sandbox-refunds.ts';
import { signingSecrets } from './signing-secrets.ts';
import { requireSignature } from './webhook-signature.ts';

const SIGNATURE_HEADER = 'sandbox-signature';

/** Replaces a payment provider: it has its own pages, its own tables, and sends webhooks to the same route. */
export function sandbox(parts: SandboxParts): PaymentProvider {
  const { config, db, now } = parts;
  const read = async (ourId: string) => {
    const row = await findRow(db, ourId);
    return row ? toCheckout(config, row) : null;
  };
  return {
    name: 'sandbox',
    startCheckout: (order) => startSandboxCheckout(parts, order),
    async findCheckout({ id }) {
      await endOverdue(parts, id);
      return read(id);
    },
    async endCheckout({ id }) {
      await db
        .updateTable('sandbox_checkouts')
        .set({ status: 'canceled' })
        .where('our_id', '=', id)
        .where('status', '=', 'open')
        .execute();
      return read(id);
    },
    createPayer: async ({ id }) => ({ reference: `cus_${id}` }),
    findCard: ({ id }) => findSandboxCard(parts, id),
    chargeCard: (order) => chargeSandboxCard(parts, order),
    removeCard: (reference) => removeSandboxCard(parts, reference),
    refund: (order) => giveSandboxRefund(parts, order),
    findRefund: ({ id }) => findSandboxRefund(parts, id),
    createPayee: (order) => createSandboxPayee(parts, order),
    onboardPayee: (order) => onboardSandboxPayee(parts, order),
    findPayee: ({ id }) => findSandboxPayee(parts, id),
    payOut: (order) => startSandboxPayout(parts, order),
    findPayout: ({ id }) => findSandboxPayout(parts, id),
    findPayeeOf: (payoutId) => findSandboxPayeeOf(parts, payoutId),
    findChargeback: (reference) => findSandboxChargeback(parts, reference),
    readBalance: () => readSandboxBalance(parts),
    listBalance: (query) => listSandboxBalance(parts, query),
    listMovements: (query) => listSandboxMovements(parts, query),
    verifyWebhook({ body, headers }) {
      const header = headers[SIGNATURE_HEADER];
      const text = typeof header === 'string' ? header : undefined;
      requireSignature(signingSecrets(config), { header: text, body }, now());
      const { id, kind } = readAnnounced(body);
      return { external_id: id, kind };
    },
    readWebhook: async (body) => readAnnounced(body).news,
  };
}

async function startSandboxCheckout(
  { config, db, now }: SandboxParts,
  { id, expires_at, memo, payer_reference, round: _round, ...order }: CheckoutOrder,
): Promise<ProviderCheckout> {
  await db
    .insertInto('sandbox_checkouts')
    .values({
      id: newSandboxId('checkout'),
      our_id: id,
      ...order,
      payer: payer_reference ?? null,
      memo: memo ? JSON.stringify(memo) : null,
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
