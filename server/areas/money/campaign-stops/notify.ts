import type { StopCause } from '#domain/campaigns/campaign-states.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import type { LockedCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { isMoneyOnHold } from './queries/is-money-on-hold.ts';

type Turn = 'begins' | 'ends';

interface StopUpdate {
  cause: StopCause;
  subject_id: string;
  turn: Turn;
}

const MOST = 200;

/** Notifies accepted creators when their campaign stops, with the effect on their money, and when it resumes. */
export async function notifyAboutStop(
  tx: Tx,
  context: Context,
  { id, title }: LockedCampaign,
  { cause, subject_id, turn }: StopUpdate,
): Promise<void> {
  const accepted = await tx
    .selectFrom('applications')
    .innerJoin('creators', 'creators.id', 'applications.creator_id')
    .select('creators.user_id')
    .where('applications.campaign_id', '=', id)
    .where('applications.status', '=', 'accepted')
    .orderBy('applications.id')
    .limit(MOST)
    .execute();
  await notifyPeople(tx, context, {
    user_ids: accepted.map(({ user_id }) => user_id),
    kind: 'money_moves',
    notification: {
      notification_key: `stop-${turn}:${id}:${subject_id}:${context.now().toISOString()}`,
      title: turn === 'begins' ? `${title} is on hold` : `${title} is no longer on hold`,
      body: turn === 'begins' ? BEGINS[cause] : (await isMoneyOnHold(tx, id)) ? STILL_ON_HOLD : ENDS[cause],
      href: '/creator',
    },
  });
}

const STILL_ON_HOLD =
  'Work continues. What you earned in this campaign stays on hold until we’re done checking.';
const BEGINS: Record<StopCause, string> = {
  owner_suspended:
    'We’re checking the business. Your deadlines are paused, and pending earnings stay pending until we’re done.',
  chargeback:
    'A bank took back a payment and we’re looking into it. Until then, what you earned in this campaign is on hold.',
};
const ENDS: Record<StopCause, string> = {
  owner_suspended:
    'Your deadlines moved back by the time it was on hold, and pending earnings clear as usual again.',
  chargeback: 'You can pay out what you earned in this campaign as usual.',
};
