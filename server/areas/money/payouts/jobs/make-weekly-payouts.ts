import { z } from 'zod';
import { findRequestRefusal } from '#domain/money/may-be-paid.ts';
import { nextWeeklyAt } from '#domain/money/payout-clock.ts';
import { readSettings } from '#server/areas/base/settings/queries/read-settings.ts';
import { lockPayee } from '#server/areas/money/payees/lock.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { workThrough } from '#server/platform/jobs/work-through.ts';
import { lockAvailable, openPayout } from '../commands/open-payout.ts';
import { notifyAboutPayout } from '../notify.ts';
import { readPayeeFacts } from '../queries/payout-facts.ts';

/** Pays out all available money of weekly accounts on Fridays at 5 p.m. in New York. A missed Friday is made up for. */
export const makeWeeklyPayouts = defineJob({
  name: 'make-weekly-payouts',
  payload: z.object({}),
  retries: 0,
  cron: '*/5 * * * *',
  run: (context) =>
    workThrough(context, {
      list: (limit) => listDue(context, limit),
      run: ({ id }) => inTransaction(context.db, (tx) => make(tx, context, id)),
    }),
});

function listDue({ db, payments, now }: Context, limit: number) {
  return db
    .selectFrom('payees')
    .select('id')
    .where('next_weekly_at', '<=', now().toISOString())
    .where('provider', '=', payments.name)
    .orderBy('next_weekly_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Sets the next date together with the payout, so that a Friday counts once. */
async function make(tx: Tx, context: Context, payeeId: string): Promise<void> {
  const now = context.now();
  const payee = await lockPayee(tx, payeeId);
  if (payee.next_weekly_at === null || Date.parse(payee.next_weekly_at) > now.getTime()) return;
  await tx
    .updateTable('payees')
    .set({ next_weekly_at: nextWeeklyAt(now).toISOString() })
    .where('id', '=', payeeId)
    .execute();
  if (findRequestRefusal(await readPayeeFacts(tx, payeeId), now) !== null) return;
  const { least_payout_cents } = await readSettings(tx);
  const earnings = await lockAvailable(tx, payee.creator_id);
  const amount_cents = earnings.reduce((sum, earning) => sum + earning.amount_cents, 0);
  if (amount_cents < least_payout_cents) return;
  const id = await openPayout(tx, context, { payee, cause: 'weekly', amount_cents });
  await notifyAboutPayout(tx, context, id, 'requested');
}
