import { sql } from 'kysely';
import { z } from 'zod';
import { expectedArrival, nextBatchAt } from '#domain/payout-clock.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { defineJob } from '../../jobs/job.ts';
import { holdPayout } from './hold-payout.ts';
import { movePayout } from './move-payout.ts';
import { sendPayout } from './send-payout.ts';
import { tellOfPayout } from './tell-of-payout.ts';
import { waitOf } from './wait-of.ts';

const AT_ONCE = 500;

/** At six in New York; the looks in between take up what nobody could do at six. */
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

/** Lets payouts go, each in its own transaction, so that one does not keep the others. Answers with how many went. */
export async function sendAll(
  context: Context,
  ids: readonly string[],
  writeDown?: (tx: Tx, id: string) => Promise<void>,
): Promise<number> {
  let sent = 0;
  for (const id of ids) {
    try {
      sent += await inTransaction(context.db, async (tx) => {
        if (!(await letGo(tx, context, id))) return 0;
        await writeDown?.(tx, id);
        return 1;
      });
    } catch (cause) {
      context.log.error({ err: cause, payout_id: id }, 'a payout could not be sent');
    }
  }
  return sent;
}

/** The provider is told by a job of its own, once it is written down that it will be. */
async function letGo(tx: Tx, context: Context, id: string): Promise<boolean> {
  const payout = await holdPayout(tx, id);
  const { status } = await tx
    .selectFrom('creators')
    .innerJoin('profiles', 'profiles.user_id', 'creators.user_id')
    .select(['creators.status'])
    .where('creators.id', '=', payout.creator_id)
    .executeTakeFirstOrThrow();
  if (waitOf({ ...payout, creator_status: status, payee_status: payout.payee.status }) !== null) return false;
  if (!(await movePayout(tx, payout, { move: 'send' }, context.now()))) return false;
  await context.queue.enqueue(tx, sendPayout, { payout_id: id });
  await tellOfPayout(tx, context, id, 'sent');
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
    .where('held_at', 'is', null)
    .where('provider', '=', payments.name)
    .orderBy('leaves_at')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

/** What waits for something else than the clock is put off to the next batch, and can be called back until then. */
async function putOff({ db, now }: Context): Promise<void> {
  const at = now().toISOString();
  const next = nextBatchAt(now());
  await sql`
    update payouts
    set leaves_at = ${next.toISOString()}, arrives_on = ${expectedArrival(next)}, updated_at = ${at}
    from creators, payees
    where payouts.status = 'requested' and payouts.leaves_at <= ${at}
      and creators.id = payouts.creator_id and payees.id = payouts.payee_id
      and (payouts.held_at is not null or payees.status <> 'ready'
        or creators.status is null or creators.status not in ('approved', 'active'))`.execute(db);
}
