import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Tx } from '#server/platform/db/database.ts';
import type { SandboxRefunds } from '#server/platform/db/tables.gen.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { PaymentFailure } from './payment-failure.ts';
import type { ProviderRefund, RefundOrder } from './payment-provider.ts';
import { enterSandboxBalance } from './sandbox-balance.ts';
import { announce } from './sandbox-events.ts';
import { newSandboxId } from './sandbox-id.ts';
import type { SandboxParts } from './sandbox-parts.ts';

const CARD_CLOSED = 'The card is closed. The bank sent the money back.';
/** A return that takes days in reality takes this long here. */
const RETURN_SECONDS = 60;

/** The same id is the same refund, and refunds never exceed the payment. */
export async function giveSandboxRefund(
  { db, queue, now }: SandboxParts,
  { id, funding_reference, amount_cents, memo, round = 0 }: RefundOrder,
): Promise<ProviderRefund> {
  return inTransaction(db, async (tx) => {
    const checkout = await tx
      .selectFrom('sandbox_checkouts')
      .select(['id', 'status', 'is_card_closed'])
      .where('id', '=', funding_reference)
      .forUpdate()
      .executeTakeFirst();
    const known = await tx
      .selectFrom('sandbox_refunds')
      .selectAll()
      .where('our_id', '=', id)
      .where('round', '=', round)
      .executeTakeFirst();
    if (known && (known.amount_cents !== amount_cents || known.checkout_id !== checkout?.id)) {
      throw new PaymentFailure('refused', 'This id was used for another refund.');
    }
    if (known) return toRefund(known);
    if (checkout?.status !== 'paid') throw new PaymentFailure('refused', 'Nothing was paid there.');
    await requireNoChargeback(tx, checkout.id);
    const taken = await tx
      .updateTable('sandbox_checkouts')
      .set((eb) => ({ refunded_cents: eb('refunded_cents', '+', amount_cents) }))
      .where('id', '=', checkout.id)
      .where((eb) => eb(eb('refunded_cents', '+', amount_cents), '<=', eb.ref('amount_cents')))
      .returning('id')
      .executeTakeFirst();
    if (taken === undefined) throw new PaymentFailure('refused', 'You can’t refund more than was paid.');
    const row = await tx
      .insertInto('sandbox_refunds')
      .values({
        id: newSandboxId('refund'),
        our_id: id,
        checkout_id: checkout.id,
        amount_cents,
        status: 'paid',
        round,
        memo: memo ? JSON.stringify(memo) : null,
        created_at: now().toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const line = { kind: 'refund', our_id: id, source: row.id, amount_cents: -amount_cents } as const;
    await enterSandboxBalance(tx, [line], now());
    const told = toRefund(row);
    await announce(tx, { queue, now }, 'refund.paid', { kind: 'refund', our_id: id, refund: told });
    if (checkout.is_card_closed) {
      await queue.enqueue(tx, returnSandboxRefund, { id: row.id }, { after_ms: RETURN_SECONDS * 1_000 });
    }
    return told;
  });
}

export async function findSandboxRefund(
  { db }: Pick<SandboxParts, 'db'>,
  refundId: string,
): Promise<ProviderRefund | null> {
  const row = await db
    .selectFrom('sandbox_refunds')
    .selectAll()
    .where('our_id', '=', refundId)
    .orderBy('round', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toRefund(row) : null;
}

/** The card was closed, so the refunded money is returned to us. */
export const returnSandboxRefund = defineJob({
  name: 'return-sandbox-refund',
  payload: z.object({ id: z.string() }),
  retries: 5,
  run: (context, { id }) => inTransaction(context.db, (tx) => takeReturned(tx, context, id)),
});

async function takeReturned(tx: Tx, parts: Pick<SandboxParts, 'queue' | 'now'>, id: string): Promise<void> {
  const row = await tx
    .updateTable('sandbox_refunds')
    .set({ status: 'failed', failure: CARD_CLOSED })
    .where('id', '=', id)
    .where('status', '=', 'paid')
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return;
  await tx
    .updateTable('sandbox_checkouts')
    .set((eb) => ({ refunded_cents: eb('refunded_cents', '-', row.amount_cents) }))
    .where('id', '=', row.checkout_id)
    .execute();
  const line = {
    kind: 'refund',
    our_id: row.our_id,
    source: row.id,
    amount_cents: row.amount_cents,
  } as const;
  await enterSandboxBalance(tx, [line], parts.now());
  const news = { kind: 'refund', our_id: row.our_id, refund: toRefund(row) } as const;
  await announce(tx, parts, 'refund.failed', news);
}

/** The payer closes the card, or opens it again. */
export async function setSandboxCardClosed(
  { db }: Pick<SandboxParts, 'db'>,
  { checkout_id, is_closed }: { checkout_id: string; is_closed: boolean },
): Promise<void> {
  await db
    .updateTable('sandbox_checkouts')
    .set({ is_card_closed: is_closed })
    .where('id', '=', checkout_id)
    .where('status', '=', 'paid')
    .execute();
}

/** A payment with a chargeback isn't refunded too. */
async function requireNoChargeback(tx: Tx, checkoutId: string): Promise<void> {
  const taken = await tx
    .selectFrom('sandbox_chargebacks')
    .select('id')
    .where('checkout_id', '=', checkoutId)
    .where('status', '<>', 'won')
    .executeTakeFirst();
  if (taken) throw new PaymentFailure('refused', 'The bank took this payment back.');
}

function toRefund({ id, status, amount_cents, failure }: Selectable<SandboxRefunds>): ProviderRefund {
  return { reference: id, status, amount_cents, failure };
}
