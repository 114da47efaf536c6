import { newYorkMoment } from '#domain/format/new-york-time.ts';
import { businessWorkPath, creatorWorkPath } from '#domain/work/work-address.ts';
import { daysAfter } from '#domain/work/work-timers.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import { listBusinessPeople } from '#server/areas/base/notifications/queries/list-business-people.ts';
import { readSettings } from '#server/areas/base/settings/queries/read-settings.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { shortName } from '#server/platform/mail/short-name.ts';
import { workRatedMail } from '../mails/work-rated-mail.ts';

interface Done {
  id: string;
  business_id: string;
  creator_user_id: string;
  creator_name: string;
  campaign: { id: string; title: string; business_name: string };
}

/** Asks both sides for a rating after the work is done, with the deadline. */
export async function askForRatings(
  tx: Tx,
  context: Context,
  { id, business_id, creator_user_id, creator_name, campaign }: Done,
): Promise<void> {
  const { rating_open_days } = await readSettings(tx);
  const until = newYorkMoment(daysAfter(context.now(), rating_open_days).toISOString());
  const body = `You have until ${until} to write one. Reviews stay private until you’ve both written yours or the time is up.`;
  const sides = [
    { user_ids: [creator_user_id], other: campaign.business_name, href: creatorWorkPath(id) },
    {
      user_ids: await listBusinessPeople(tx, { business_id, campaign_id: campaign.id }),
      other: creator_name,
      href: businessWorkPath(id),
    },
  ];
  for (const { user_ids, other, href } of sides) {
    const headline = `Review ${shortName(other, 36)}`;
    await notifyPeople(tx, context, {
      user_ids,
      business_id,
      kind: 'work_rated',
      notification: { notification_key: `rating-asked:${id}`, title: headline, body, href },
      mail: { template: workRatedMail, facts: { title: campaign.title, headline, body, href } },
    });
  }
}
