import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import { isMoneyOnHold } from '#server/areas/money/campaign-stops/queries/is-money-on-hold.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** Notifies creators who earned in the campaign once no chargeback holds back their money. */
export async function notifyAboutRelease(tx: Tx, context: Context, chargebackId: string): Promise<void> {
  const rows = await tx
    .selectFrom('chargebacks as x')
    .innerJoin('earnings as e', 'e.campaign_id', 'x.campaign_id')
    .innerJoin('creators as k', 'k.id', 'e.creator_id')
    .leftJoin('campaigns as c', 'c.id', 'x.campaign_id')
    .select(['k.user_id', 'e.campaign_id', 'c.title'])
    .distinct()
    .where('x.id', '=', chargebackId)
    .execute();
  const [first] = rows;
  if (first === undefined || (await isMoneyOnHold(tx, first.campaign_id))) return;
  const title = first.title ?? 'a campaign';
  await notifyPeople(tx, context, {
    user_ids: rows.map(({ user_id }) => user_id),
    kind: 'money_moves',
    notification: {
      notification_key: `earnings-released:${chargebackId}`,
      title: `Earnings from ${title} are no longer on hold`,
      body: 'You can pay out what you earned in this campaign as usual.',
      href: '/creator/earnings',
    },
  });
}
