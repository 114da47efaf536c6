import { z } from 'zod';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { defineJob } from '../../jobs/job.ts';
import { closeDispute } from './close-dispute.ts';
import { holdDispute } from './hold-dispute.ts';
import { moveDispute } from './move-dispute.ts';
import { tellOfDispute } from './tell-of-dispute.ts';

const AT_ONCE = 100;

/** Where nobody answered in time a person decides with what there is; where nobody appealed, what was decided is done. */
export const moveDisputesOn = defineJob({
  name: 'move-disputes-on',
  payload: z.object({}),
  retries: 0,
  cron: '*/2 * * * *',
  run: async (context) => {
    const over = await context.db
      .selectFrom('disputes')
      .select('id')
      .where('clock_at', '<=', context.now().toISOString())
      .orderBy('clock_at')
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const { id } of over) await unlessStuck(context, id);
  },
});

/** One that cannot be moved on does not keep the others waiting. */
async function unlessStuck(context: Context, id: string): Promise<void> {
  try {
    await moveOn(context, id);
  } catch (cause) {
    context.log.error({ err: cause, dispute_id: id }, 'a dispute could not be moved on');
  }
}

/** Looked at again once it is held: somebody may have been faster than the clock. */
async function moveOn(context: Context, id: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const held = await holdDispute(tx, id);
    if (held.clock_at === null || Date.parse(held.clock_at) > context.now().getTime()) return;
    if (held.status === 'awaiting_response') {
      await moveDispute(tx, context, held, { move: 'lapse', mover: 'clock' });
      await tellOfDispute(tx, context, id, 'lapsed');
    } else if (held.status === 'decided') {
      await closeDispute(tx, context, held, { move: 'end', cause: 'time', mover: 'clock' });
    }
  });
}
