import { z } from 'zod';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import type { ProviderChargeback } from './payment-provider.ts';
import { enterSandboxBalance } from './sandbox-balance.ts';
import { announce } from './sandbox-events.ts';
import { newSandboxId } from './sandbox-id.ts';
import type { SandboxParts } from './sandbox-parts.ts';

const REASON = 'The cardholder doesn’t recognize this payment.';

/** The payer's bank takes back the part that wasn't refunded yet. */
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
  if (row === undefined) return;
  const line = { kind: 'chargeback', source: row.id, amount_cents: -amount_cents } as const;
  await enterSandboxBalance(tx, [line], parts.now());
  await sendWebhook(tx, parts, checkout.our_id, row);
}

/** The bank decides. Its first decision is final. */
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
  if (status === 'won') {
    const line = { kind: 'chargeback', source: row.id, amount_cents: row.amount_cents } as const;
    await enterSandboxBalance(tx, [line], parts.now());
  }
  const { our_id } = await tx
    .selectFrom('sandbox_checkouts')
    .select('our_id')
    .where('id', '=', checkout_id)
    .executeTakeFirstOrThrow();
  await sendWebhook(tx, parts, our_id, row);
}

export async function findSandboxChargeback(
  { db }: Pick<SandboxParts, 'db'>,
  reference: string,
): Promise<{ our_id: string; chargeback: ProviderChargeback } | null> {
  const row = await db
    .selectFrom('sandbox_chargebacks as b')
    .innerJoin('sandbox_checkouts as c', 'c.id', 'b.checkout_id')
    .select(['b.id', 'b.status', 'b.amount_cents', 'c.our_id'])
    .where('b.id', '=', reference)
    .executeTakeFirst();
  return row ? { our_id: row.our_id, chargeback: toChargeback(row) } : null;
}

async function sendWebhook(
  tx: Tx,
  parts: Pick<SandboxParts, 'queue' | 'now'>,
  our_id: string,
  row: Row,
): Promise<void> {
  const chargeback = toChargeback(row);
  await announce(tx, parts, `chargeback.${row.status}`, { kind: 'chargeback', our_id, chargeback });
}

interface Row {
  id: string;
  status: string;
  amount_cents: number;
}

function toChargeback({ id, status, amount_cents }: Row): ProviderChargeback {
  return { reference: id, status: status as ProviderChargeback['status'], amount_cents, reason: REASON };
}
