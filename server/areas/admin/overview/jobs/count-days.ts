import { z } from 'zod';
import { DAILY_NAMES, daysUpTo, LONGEST_LOOK_BACK_DAYS } from '#domain/admin/overview.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { firstUncounted, readDayCounts } from '../day-counts.ts';
import { valuesByDay } from '../queries/find-daily.ts';

/** Past days don't change, so they are counted once, a while after midnight. */
export const countDays = defineJob({
  name: 'count-days',
  payload: z.object({}),
  retries: 3,
  cron: '20 0 * * *',
  run: async ({ db, now }) => {
    const over = daysUpTo(newYorkDate(now()), LONGEST_LOOK_BACK_DAYS + 1).slice(0, -1);
    const known = await readDayCounts(db, over[0] ?? '');
    for (const name of DAILY_NAMES) {
      const first = firstUncounted(over, known.get(name));
      if (first === undefined) continue;
      const counted = (await valuesByDay(db, [name], first)).get(name);
      const rows = over
        .filter((day) => day >= first)
        .map((day) => ({ name, day, count: counted?.get(day) ?? 0 }));
      await db
        .insertInto('day_counts')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  },
});
