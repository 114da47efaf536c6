import { z } from 'zod';
import { formatCents } from '#domain/money.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { defineJob } from '../../jobs/job.ts';
import { tellPeople } from '../notices/tell-people.ts';
import { moveEarning } from './move-earning.ts';

const AT_ONCE = 200;

/** Earnings whose time of waiting is over become the creator's to send. */
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
    .where('available_at', '<=', now().toISOString())
    .orderBy('available_at')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

/** One that cannot be moved does not keep the others waiting. */
async function clear(context: Context, earningId: string): Promise<void> {
  try {
    await inTransaction(context.db, async (tx) => {
      const isNew = await moveEarning(tx, { earning_id: earningId, move: 'clear' }, context.now());
      if (isNew) await tell(tx, context, earningId);
    });
  } catch (cause) {
    context.log.error({ err: cause, earning_id: earningId }, 'an earning could not be cleared');
  }
}

async function tell(tx: Tx, context: Context, earningId: string): Promise<void> {
  const earning = await tx
    .selectFrom('earnings')
    .innerJoin('creators', 'creators.id', 'earnings.creator_id')
    .leftJoin('campaigns', 'campaigns.id', 'earnings.campaign_id')
    .select(['earnings.net_cents', 'creators.user_id', 'campaigns.title'])
    .where('earnings.id', '=', earningId)
    .executeTakeFirstOrThrow();
  await tellPeople(tx, context, {
    user_ids: [earning.user_id],
    kind: 'money_moves',
    notice: {
      notice_key: `cleared:${earningId}`,
      title: `${formatCents(earning.net_cents)} is yours to send`,
      body: `It cleared for ${earning.title ?? 'a campaign'}.`,
      href: '/creator/earnings',
    },
  });
}
