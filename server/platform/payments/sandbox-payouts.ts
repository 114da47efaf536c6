import type { Selectable } from 'kysely';
import { z } from 'zod';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { addDays } from '#domain/format/new-york-dates.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { SandboxPayouts } from '#server/platform/db/tables.gen.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { PaymentFailure } from './payment-failure.ts';
import type { PayoutOrder, ProviderPayout } from './payment-provider.ts';
import { enterSandboxBalance } from './sandbox-balance.ts';
import { announce } from './sandbox-events.ts';
import { newSandboxId } from './sandbox-id.ts';
import type { SandboxParts } from './sandbox-parts.ts';

const CLOSED = 'The bank account is closed. The money came back.';
/** A transfer that takes days in reality takes this long here. */
const DELAY_SECONDS = 15;
const DAYS_TO_A_BANK = 2;

/** The same id is the same payout, and only a payee that is ready is paid. */
export async function startSandboxPayout(parts: SandboxParts, order: PayoutOrder): Promise<ProviderPayout> {
  return inTransaction(parts.db, async (tx) => {
    const row = (await insert(tx, parts, order)) ?? (await find(tx, order.id));
    if (row?.amount_cents !== order.amount_cents || row.payee_id !== order.payee_reference) {
      throw new PaymentFailure('refused', 'This id was used for another payout.');
    }
    return toPayout(row);
  });
}

async function insert(
  tx: Tx,
  { queue, now }: Pick<SandboxParts, 'queue' | 'now'>,
  { id: our_id, payee_id, payee_reference, amount_cents, description }: PayoutOrder,
) {
  if (await find(tx, our_id)) return undefined;
  const payee = await tx
    .selectFrom('sandbox_payees')
    .select('id')
    .where('id', '=', payee_reference)
    .where('our_id', '=', payee_id)
    .where('status', '=', 'ready')
    .executeTakeFirst();
  if (payee === undefined) throw new PaymentFailure('refused', 'This payee can’t be paid yet.');
  const at = now();
  const row = await tx
    .insertInto('sandbox_payouts')
    .values({
      id: newSandboxId('payout'),
      our_id,
      payee_id: payee.id,
      amount_cents,
      description,
      status: 'processing',
      arrives_on: addDays(newYorkDate(at), DAYS_TO_A_BANK),
      created_at: at.toISOString(),
    })
    .onConflict((oc) => oc.column('our_id').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  await enterSandboxBalance(
    tx,
    [{ kind: 'payout', our_id, source: row.id, amount_cents: -amount_cents }],
    at,
  );
  await queue.enqueue(tx, clearSandboxPayout, { id: row.id }, { after_ms: DELAY_SECONDS * 1_000 });
  return row;
}

export async function findSandboxPayout(
  { db }: Pick<SandboxParts, 'db'>,
  ourId: string,
): Promise<ProviderPayout | null> {
  const row = await find(db, ourId);
  return row ? toPayout(row) : null;
}

export async function findSandboxPayeeOf(
  { db }: Pick<SandboxParts, 'db'>,
  ourId: string,
): Promise<string | null> {
  return (await find(db, ourId))?.payee_id ?? null;
}

/** The money reaches the bank, or is returned by it. */
export const clearSandboxPayout = defineJob({
  name: 'clear-sandbox-payout',
  payload: z.object({ id: z.string() }),
  retries: 5,
  run: (context, { id }) => inTransaction(context.db, (tx) => clear(tx, context, id)),
});

async function clear(tx: Tx, parts: Pick<SandboxParts, 'queue' | 'now'>, id: string): Promise<void> {
  const payout = await tx
    .selectFrom('sandbox_payouts')
    .innerJoin('sandbox_payees', 'sandbox_payees.id', 'sandbox_payouts.payee_id')
    .select('sandbox_payees.is_bank_closed')
    .where('sandbox_payouts.id', '=', id)
    .executeTakeFirst();
  const end = payout?.is_bank_closed
    ? { status: 'failed' as const, failure: CLOSED }
    : { status: 'paid' as const, failure: null };
  const row = await tx
    .updateTable('sandbox_payouts')
    .set(end)
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return;
  if (row.status === 'failed') {
    const { id: source, our_id, amount_cents } = row;
    await enterSandboxBalance(tx, [{ kind: 'payout', our_id, source, amount_cents }], parts.now());
  }
  const news = { kind: 'payout', our_id: row.our_id, payout: toPayout(row) } as const;
  await announce(tx, parts, `payout.${row.status}`, news);
}

function find(db: SandboxParts['db'] | Tx, ourId: string) {
  return db.selectFrom('sandbox_payouts').selectAll().where('our_id', '=', ourId).executeTakeFirst();
}

function toPayout(row: Selectable<SandboxPayouts>): ProviderPayout {
  const { id, status, amount_cents, failure, arrives_on } = row;
  return {
    reference: id,
    status: status as ProviderPayout['status'],
    amount_cents,
    failure,
    arrives_on,
  };
}
