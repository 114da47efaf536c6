import { z } from 'zod';
import { endKeys } from '#server/areas/accounts/api-keys/commands/end-keys.ts';
import { forgetDevices } from '#server/areas/accounts/guessing/commands/forget-devices.ts';
import { mailOwner } from '#server/areas/accounts/owner-mails/mail-owner.ts';
import { endSessions } from '#server/areas/accounts/sessions/commands/end-sessions.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { dropFactors } from '../commands/drop-factors.ts';
import { factorsResetMail } from '../mails/factors-reset-mail.ts';

/** Carries out resets that were not stopped. Payouts are delayed as after a change of bank (`mayBePaid`). */
export const resetDueFactors = defineJob({
  name: 'reset-due-factors',
  payload: z.object({}),
  retries: 0,
  cron: '*/10 * * * *',
  run: async (context) => {
    const due = await context.db
      .selectFrom('factor_resets')
      .select(['id', 'user_id'])
      .where('ended_at', 'is', null)
      .where('due_at', '<=', context.now().toISOString())
      .execute();
    for (const reset of due) await inTransaction(context.db, (tx) => resetFactors(tx, context, reset));
  },
});

async function resetFactors(
  tx: Tx,
  context: Context,
  { id, user_id }: { id: string; user_id: string },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('factor_resets')
    .set({ ended_at: context.now().toISOString(), outcome: 'done' })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return;
  await dropFactors(tx, user_id);
  await endSessions(tx, user_id);
  await endKeys(tx, { user_id, cause: 'factors_reset', at: context.now() });
  await forgetDevices(tx, user_id);
  await mailOwner(context, tx, factorsResetMail, { user_id });
}
