import { z } from 'zod';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { UNDO_DECISION_SECONDS } from '#domain/hiring/application-states.ts';
import type { Context } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { workThrough } from '#server/platform/jobs/work-through.ts';
import { moveByClock } from '../commands/move-by-clock.ts';

/** Closes campaigns past their deadline in New York, and those without an open spot. */
export const closeDueCampaigns = defineJob({
  name: 'close-due-campaigns',
  payload: z.object({}),
  retries: 0,
  cron: '* * * * *',
  run: async (context) => {
    for (const listDue of [listPastDeadline, listFull]) {
      await workThrough(context, {
        list: (limit) => listDue(context, limit),
        run: ({ id }) => moveByClock(context, id, 'close'),
      });
    }
  },
});

function listPastDeadline({ db, now }: Context, limit: number): Promise<{ id: string }[]> {
  return db
    .selectFrom('campaigns')
    .select('id')
    .where('status', 'in', ['live', 'paused'])
    .where('application_deadline', '<', newYorkDate(now()))
    .orderBy('application_deadline')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** An acceptance can be undone for some seconds, so until then its spot doesn't count as taken. */
function listFull({ db, now }: Context, limit: number): Promise<{ id: string }[]> {
  const settled = new Date(now().getTime() - UNDO_DECISION_SECONDS * 1000).toISOString();
  return db
    .selectFrom('campaigns')
    .select('id')
    .where('status', 'in', ['live', 'paused'])
    .whereRef('taken_slots', '>=', 'slots')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('applications')
            .select('applications.id')
            .whereRef('applications.campaign_id', '=', 'campaigns.id')
            .where('applications.status', '=', 'accepted')
            .where('applications.decided_at', '>', settled),
        ),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
}
