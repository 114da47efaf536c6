import { z } from 'zod';
import { formatCents } from '#domain/format/money.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { lockEarning } from '../lock.ts';
import { isFree } from '../queries/is-free.ts';
import { moveEarning } from '../transition.ts';

const AT_ONCE = 200;

/** Makes earnings available once their pending time is over. */
export const clearEarnings = defineJob({
  name: 'clear-earnings',
  payload: z.object({}),
  retries: 0,
  cron: '* * * * *',
  run: async (context) => {
    for (const id of await listDue(context)) await clear(context, id);
  },
});

async function listDue({ db, now }: Context): Promise<string[]> {
  const rows = await db
    .selectFrom('earnings')
    .select('id')
    .where('status', '=', 'pending')
    .where(isFree)
    .where('available_at', '<=', now().toISOString())
    .orderBy('available_at')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

/** A failure with one earning must not hold up the others. */
async function clear(context: Context, earningId: string): Promise<void> {
  try {
    await inTransaction(context.db, async (tx) => {
      if (!(await isStillFree(tx, earningId))) return;
      const earning = await lockEarning(tx, earningId);
      if (await moveEarning(tx, earning, { move: 'clear' }, context.now())) {
        await notifyAboutCleared(tx, context, earningId);
      }
    });
  } catch (cause) {
    context.log.error({ err: cause, earning_id: earningId }, 'an earning could not be cleared');
  }
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
