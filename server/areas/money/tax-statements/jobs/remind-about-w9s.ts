import { sql } from 'kysely';
import { z } from 'zod';
import { W9_REMINDER_DAYS, W9_REMINDERS_MAX } from '#domain/money/tax-forms.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { askForW9 } from '../notify.ts';

const AT_ONCE = 500;

/** Asks again for W-9s that the run of a year found missing. */
export const remindAboutW9s = defineJob({
  name: 'remind-about-w9s',
  payload: z.object({}),
  retries: 0,
  cron: '15 15 * * *',
  run: async (context) => {
    for (const asked of await listWaiting(context)) {
      await inTransaction(context.db, (tx) => askForW9(tx, context, asked));
    }
  },
});

function listWaiting({ db, now }: Context) {
  const before = new Date(now().getTime() - W9_REMINDER_DAYS * 86_400_000);
  return db
    .selectFrom('tax_reminders as r')
    .innerJoin('creators as c', 'c.id', 'r.creator_id')
    .innerJoin('tax_statements as s', (join) =>
      join.onRef('s.creator_id', '=', 'r.creator_id').onRef('s.year', '=', 'r.year'),
    )
    .select(['r.creator_id', 'r.year', 'c.user_id'])
    .where('s.is_current', '=', true)
    .where('s.is_withdrawn', '=', false)
    .where('r.sent_count', '<', W9_REMINDERS_MAX)
    .where('r.last_sent_at', '<=', before.toISOString())
    .where(sql<boolean>`not exists (select from w9s where w9s.creator_id = r.creator_id)`)
    .orderBy('r.last_sent_at')
    .limit(AT_ONCE)
    .execute();
}
