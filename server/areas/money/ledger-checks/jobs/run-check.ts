import { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { notifyAboutFaults } from '../notify.ts';
import { countEverything } from '../queries/count-everything.ts';
import { moveCheck } from '../transition.ts';

/** Recomputes the ledger from its transfers and compares it with the provider. */
export const runCheck = defineJob({
  name: 'check-ledger',
  payload: z.object({ ledger_check_id: z.uuid() }),
  retries: 3,
  run: (context, { ledger_check_id }) => count(context, ledger_check_id),
});

async function count(context: Context, checkId: string): Promise<void> {
  const { counted, note } = await countEverything(context);
  await inTransaction(context.db, async (tx) => {
    const check = await tx
      .selectFrom('ledger_checks')
      .select(['id', 'status'])
      .where('id', '=', checkId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const finished = await moveCheck(tx, check, { move: 'finish', counted, note }, context.now());
    if (finished && counted.faults.length > 0) {
      await notifyAboutFaults(tx, context, { check_id: checkId, fault_count: counted.faults.length });
    }
  });
}
