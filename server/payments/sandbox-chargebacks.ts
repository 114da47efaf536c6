import { z } from 'zod';
import type { Tx } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { defineJob } from '../jobs/job.ts';
import type { ProviderChargeback } from './payment-provider.ts';
import { announce } from './sandbox-events.ts';
import { newSandboxId } from './sandbox-id.ts';
import type { SandboxParts } from './sandbox-parts.ts';

const REASON = 'The cardholder does not know this payment.';

/** The bank of whoever paid takes back what was not given back yet. */
export const openSandboxChargeback = defineJob({
  name: 'open-sandbox-chargeback',
  payload: z.object({ checkout_id: z.string() }),
  retries: 5,
  run: (context, { checkout_id }) => inTransaction(context.db, (tx) => open(tx, context, checkout_id)),
});

async function open(tx: Tx, parts: Pick<SandboxParts, 'queue' | 'now'>, checkoutId: string): Promise<void> {
  const checkout = await tx
    .selectFrom('sandbox_checkouts')
    .select(['id', 'our_id', 'amount_cents', 'refunded_cents'])
    .where('id', '=', checkoutId)
    .where('status', '=', 'paid')
    .forUpdate()
    .executeTakeFirst();
  const amount_cents = (checkout?.amount_cents ?? 0) - (checkout?.refunded_cents ?? 0);
  if (checkout === undefined || amount_cents === 0) return;
  const row = await tx
    .insertInto('sandbox_chargebacks')
    .values({
      id: newSandboxId('chargeback'),
      checkout_id: checkout.id,
      status: 'open',
      amount_cents,
      created_at: parts.now().toISOString(),
    })
    .onConflict((oc) => oc.column('checkout_id').doNothing())
    .returning(['id', 'status', 'amount_cents'])
    .executeTakeFirst();
  if (row) await tell(tx, parts, checkout.our_id, row);
}

/** Somebody at the bank decides. Decided once, it stays so. */
export async function decideSandboxChargeback(
  tx: Tx,
  parts: Pick<SandboxParts, 'queue' | 'now'>,
  { checkout_id, status }: { checkout_id: string; status: 'won' | 'lost' },
): Promise<void> {
  const row = await tx
    .updateTable('sandbox_chargebacks')
    .set({ status })
    .where('checkout_id', '=', checkout_id)
    .where('status', '=', 'open')
    .returning(['id', 'status', 'amount_cents'])
    .executeTakeFirst();
  if (row === undefined) return;
  const { our_id } = await tx
    .selectFrom('sandbox_checkouts')
    .select('our_id')
    .where('id', '=', checkout_id)
    .executeTakeFirstOrThrow();
  await tell(tx, parts, our_id, row);
}

async function tell(
  tx: Tx,
  parts: Pick<SandboxParts, 'queue' | 'now'>,
  our_id: string,
  { id, status, amount_cents }: { id: string; status: string; amount_cents: number },
): Promise<void> {
  const chargeback = {
    reference: id,
    status: status as ProviderChargeback['status'],
    amount_cents,
    reason: REASON,
  };
  await announce(tx, parts, `chargeback.${status}`, { kind: 'chargeback', our_id, chargeback });
}
