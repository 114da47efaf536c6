import { z } from 'zod';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { addDays } from '#domain/format/new-york-dates.ts';
import type { Context } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { notifyAboutStatement } from '../commands/notify-about-statement.ts';
import { listUntold } from '../queries/list-untold.ts';

const AT_ONCE = 200;

/**
 * Schedules are in New York time. It runs an hour before the daily emails, so that they can include it, and again on
 * the next two days, so that a month isn't missed. A row for each business and month makes sure it is told once.
 */
export const mailStatements = defineJob({
  name: 'mail-statements',
  payload: z.object({}),
  retries: 0,
  cron: '*/15 7 1-3 * *',
  run: async (context) => {
    const month = lastMonth(context.now());
    for (let after: string | undefined; ; ) {
      const owners = await listUntold(context, { month, after, limit: AT_ONCE });
      for (const owner of owners) {
        if (context.queue.isStopping()) return;
        await tell(context, owner.business_id, month);
      }
      if (owners.length < AT_ONCE) return;
      after = owners.at(-1)?.business_id;
    }
  },
});

async function tell(context: Context, business_id: string, month: string): Promise<void> {
  try {
    await notifyAboutStatement(context, { business_id, month });
  } catch (cause) {
    context.log.error({ err: cause, business_id }, 'an owner could not be told about a statement');
  }
}

/** The month before this one in New York, as in "2026-06". */
function lastMonth(now: Date): string {
  return addDays(`${newYorkDate(now).slice(0, 7)}-01`, -1).slice(0, 7);
}
