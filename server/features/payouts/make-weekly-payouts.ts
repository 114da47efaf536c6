import { z } from 'zod';
import { passesCreatorGate } from '#domain/creator-states.ts';
import { nextWeeklyAt } from '#domain/payout-clock.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { defineJob } from '../../jobs/job.ts';
import { holdPayee } from '../payees/hold-payee.ts';
import { readSettings } from '../platform-settings/read-settings.ts';
import { holdAvailable, openPayout } from './open-payout.ts';
import { tellOfPayout } from './tell-of-payout.ts';

const AT_ONCE = 500;

/** On Fridays at five in New York, everything available of those who want that; a Friday nobody was there is made up for. */
export const makeWeeklyPayouts = defineJob({
  name: 'make-weekly-payouts',
  payload: z.object({}),
  retries: 0,
  cron: '*/5 * * * *',
  run: async (context) => {
    for (const id of await listDue(context)) await makeOne(context, id);
  },
});

async function listDue({ db, payments, now }: Context): Promise<string[]> {
  const rows = await db
    .selectFrom('payees')
    .select('id')
    .where('next_weekly_at', '<=', now().toISOString())
    .where('provider', '=', payments.name)
    .orderBy('next_weekly_at')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

async function makeOne(context: Context, payeeId: string): Promise<void> {
  try {
    await inTransaction(context.db, (tx) => make(tx, context, payeeId));
  } catch (cause) {
    context.log.error({ err: cause, payee_id: payeeId }, 'a weekly payout could not be made');
  }
}

/** Whose turn it is moves on together with the payout, so that a Friday counts once. */
async function make(tx: Tx, context: Context, payeeId: string): Promise<void> {
  const now = context.now();
  const payee = await holdPayee(tx, payeeId);
  if (payee.next_weekly_at === null || Date.parse(payee.next_weekly_at) > now.getTime()) return;
  await tx
    .updateTable('payees')
    .set({ next_weekly_at: nextWeeklyAt(now).toISOString() })
    .where('id', '=', payeeId)
    .execute();
  const { status } = await tx
    .selectFrom('creators')
    .select('status')
    .where('id', '=', payee.creator_id)
    .executeTakeFirstOrThrow();
  if (payee.status !== 'ready' || !passesCreatorGate(status)) return;
  const { least_payout_cents } = await readSettings(tx);
  const earnings = await holdAvailable(tx, payee.creator_id);
  const amount_cents = earnings.reduce((sum, earning) => sum + earning.amount_cents, 0);
  if (amount_cents < least_payout_cents) return;
  const id = await openPayout(tx, context, { payee, cause: 'weekly', amount_cents });
  await tellOfPayout(tx, context, id, 'requested');
}
