import { z } from 'zod';
import { newsTime } from '#domain/accounts/announcements.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { notifyBatch } from '../commands/notify-batch.ts';
import { lockAnnouncement } from '../lock.ts';
import { moveAnnouncement } from '../transition.ts';

const MOST_AT_ONCE = 50;

/** Starts and ends announcements on their days in New York, and notifies the next people of each that is live. */
export const moveAnnouncements = defineJob({
  name: 'move-announcements',
  payload: z.object({}),
  retries: 0,
  cron: '* * * * *',
  run: async (context) => {
    const today = newYorkDate(context.now());
    for (const id of await findDue(context, 'scheduled', today)) await move(context, id, 'start');
    for (const id of await findDue(context, 'live', today)) await move(context, id, 'end');
    for (const id of await findUnsent(context)) {
      if (context.queue.isStopping()) return;
      await notifyBatch(context, id);
    }
  },
});

async function findDue({ db }: Context, status: 'scheduled' | 'live', today: string): Promise<string[]> {
  const rows = await db
    .selectFrom('announcements')
    .select('id')
    .where('status', '=', status)
    .where((eb) => (status === 'scheduled' ? eb('starts_on', '<=', today) : eb('ends_on', '<', today)))
    .orderBy('id')
    .limit(MOST_AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

async function findUnsent({ db, now }: Context): Promise<string[]> {
  const rows = await db
    .selectFrom('announcements')
    .select('id')
    .where('status', '=', 'live')
    .where('all_mailed_at', 'is', null)
    .where('notify_from', '<=', now().toISOString())
    .orderBy('id')
    .limit(MOST_AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

/** Another process, or an admin, may have moved it in the meantime. */
function move(context: Context, id: string, name: 'start' | 'end'): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const row = await lockAnnouncement(tx, id);
    if (row.status !== (name === 'start' ? 'scheduled' : 'live')) return;
    const notify_from = newsTime(row.starts_on);
    await moveAnnouncement(tx, context, row, { move: name, admin_id: null, notify_from });
  });
}
