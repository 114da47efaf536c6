import { z } from 'zod';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { defineJob } from '../../jobs/job.ts';
import { countEverything } from './count-everything.ts';
import { moveCheck } from './move-check.ts';
import { tellOfFaults } from './tell-of-faults.ts';

/** Counts the books again from the transfers alone, and beside those of the provider. */
export const runCheck = defineJob({
  name: 'check-ledger',
  payload: z.object({ ledger_check_id: z.uuid() }),
  retries: 3,
  run: (context, { ledger_check_id }) => count(context, ledger_check_id),
});

async function count(context: Context, checkId: string): Promise<void> {
  const { counted, note } = await countEverything(context);
  await inTransaction(context.db, async (tx) => {
    const isNew = await moveCheck(tx, checkId, { move: 'finish', counted, note }, context.now());
    if (isNew && counted.faults.length > 0) {
      await tellOfFaults(tx, context, { check_id: checkId, fault_count: counted.faults.length });
    }
  });
}
