import { z } from 'zod';
import { formatCents } from '#domain/format/money.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { workThrough } from '#server/platform/jobs/work-through.ts';
import { lockEarning } from '../lock.ts';
import { isFree } from '../queries/is-free.ts';
import { moveEarning } from '../transition.ts';

/** Makes earnings available once their pending time is over. */
export const clearEarnings = defineJob({
  name: 'clear-earnings',
  payload: z.object({}),
  retries: 0,
  cron: '* * * * *',
  run: (context) =>
    workThrough(context, {
      list: (limit) => listDue(context, limit),
      run: ({ id }) => clear(context, id),
    }),
});

function listDue({ db, now }: Context, limit: number) {
  return db
    .selectFrom('earnings')
    .select('id')
    .where('status', '=', 'pending')
    .where(isFree)
    .where('available_at', '<=', now().toISOString())
    .orderBy('available_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

function clear(context: Context, earningId: string): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    if (!(await isStillFree(tx, earningId))) return;
    const earning = await lockEarning(tx, earningId);
    if (await moveEarning(tx, earning, { move: 'clear' }, context.now())) {
      await notifyAboutCleared(tx, context, earningId);
    }
  });
}

/** Checks again, because there may have been a suspension or a chargeback since the list was read. */
async function isStillFree(tx: Tx, earningId: string): Promise<boolean> {
  const free = await tx
    .selectFrom('earnings')
    .select('id')
    .where('id', '=', earningId)
    .where(isFree)
    .executeTakeFirst();
  return free !== undefined;
}

async function notifyAboutCleared(tx: Tx, context: Context, earningId: string): Promise<void> {
  const earning = await tx
    .selectFrom('earnings')
    .innerJoin('creators', 'creators.id', 'earnings.creator_id')
    .leftJoin('campaigns', 'campaigns.id', 'earnings.campaign_id')
    .select(['earnings.net_cents', 'creators.user_id', 'campaigns.title'])
    .where('earnings.id', '=', earningId)
    .executeTakeFirstOrThrow();
  await notifyPeople(tx, context, {
    user_ids: [earning.user_id],
    kind: 'money_moves',
    notification: {
      notification_key: `cleared:${earningId}`,
      title: `${formatCents(earning.net_cents)} is ready to pay out`,
      body: `Earned in ${earning.title ?? 'a campaign'}.`,
      href: '/creator/earnings',
    },
  });
}
