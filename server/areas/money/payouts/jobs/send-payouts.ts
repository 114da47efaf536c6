import { z } from 'zod';
import { mayBePaid } from '#domain/money/may-be-paid.ts';
import { expectedArrival, nextBatchAt } from '#domain/money/payout-clock.ts';
import { refreshStalePayee } from '#server/areas/money/payees/commands/refresh-payee.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { keepForBalance } from '../commands/note-delay.ts';
import { lockPayout } from '../lock.ts';
import { notifyAboutPayout } from '../notify.ts';
import { selectPayoutFacts } from '../queries/payout-facts.ts';
import { type Room, readRoom } from '../queries/read-room.ts';
import { movePayout } from '../transition.ts';
import { sendPayout } from './send-payout.ts';

const AT_ONCE = 500;

/** Runs at 6 p.m. in New York. The runs in between send batches that were missed. */
export const sendPayouts = defineJob({
  name: 'send-payouts',
  payload: z.object({}),
  retries: 0,
  cron: '*/5 * * * *',
  run: async (context) => {
    await putOff(context);
    await sendAll(context, await listDue(context));
  },
});

/**
 * Sends payouts, each in its own transaction, so that one doesn't hold up the others. Those our balance doesn't cover
 * are postponed, which says nothing about the creator's bank. Returns how many were sent.
 */
export async function sendAll(
  context: Context,
  ids: readonly string[],
  writeDown?: (tx: Tx, id: string) => Promise<void>,
): Promise<number> {
  if (ids.length === 0) return 0;
  const room = await readRoom(context);
  if (room === null) return 0;
  let sent = 0;
  for (const id of ids) {
    try {
      await refreshPayeeOf(context, id);
      sent += await inTransaction(context.db, async (tx) => {
        if (!(await markSent(tx, context, id, room))) return 0;
        await writeDown?.(tx, id);
        return 1;
      });
    } catch (cause) {
      context.log.error({ err: cause, payout_id: id }, 'a payout could not be sent');
    }
  }
  return sent;
}

/** Reads the account first, so that a changed bank is noticed before the payout leaves. */
async function refreshPayeeOf(context: Context, id: string): Promise<void> {
  const { payee_id } = await context.db
    .selectFrom('payouts')
    .select('payee_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await refreshStalePayee(context, payee_id);
}

/** Marks the payout as sent and queues the call to the provider in the same transaction. */
async function markSent(tx: Tx, context: Context, id: string, room: Room): Promise<boolean> {
  const payout = await lockPayout(tx, id);
  const { facts } = await selectPayoutFacts(tx).where('payouts.id', '=', id).executeTakeFirstOrThrow();
  if (!mayBePaid(facts, context.now())) return false;
  if (payout.status === 'requested' && payout.amount_cents > room.cents) {
    await keepForBalance(tx, id, context.now());
    return false;
  }
  if (!(await movePayout(tx, payout, { move: 'send' }, context.now()))) return false;
  await context.queue.enqueue(tx, sendPayout, { payout_id: id });
  await notifyAboutPayout(tx, context, id, 'sent');
  room.cents -= payout.amount_cents;
  return true;
}

async function listDue({ db, payments, now }: Context): Promise<string[]> {
  const rows = await db
    .selectFrom('payouts')
    .select('id')
    .where('status', '=', 'requested')
    .where('leaves_at', '<=', now().toISOString())
    .where('provider', '=', payments.name)
    .orderBy('leaves_at')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

/** Everything that would leave with the next batch. */
export async function listWaiting({ db, payments }: Pick<Context, 'db' | 'payments'>): Promise<string[]> {
  const rows = await db
    .selectFrom('payouts')
    .select('id')
    .where('status', '=', 'requested')
    .where('stopped_at', 'is', null)
    .where('provider', '=', payments.name)
    .orderBy('leaves_at')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

/** Postpones payouts that may not leave to the next batch. They can be canceled until then. */
async function putOff({ db, now }: Context): Promise<void> {
  const at = now().toISOString();
  const next = nextBatchAt(now());
  const due = await selectPayoutFacts(db)
    .where('payouts.status', '=', 'requested')
    .where('payouts.leaves_at', '<=', at)
    .execute();
  const waiting = due.filter(({ facts }) => !mayBePaid(facts, now())).map(({ id }) => id);
  if (waiting.length === 0) return;
  await db
    .updateTable('payouts')
    .set({ leaves_at: next.toISOString(), arrives_on: expectedArrival(next), updated_at: at })
    .where('status', '=', 'requested')
    .where('leaves_at', '<=', at)
    .where('id', 'in', waiting)
    .execute();
}
