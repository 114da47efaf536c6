import { newYorkMoment } from '#domain/new-york-time.ts';
import { businessWorkPath, creatorWorkPath } from '#domain/work-address.ts';
import { daysAfter } from '#domain/work-timers.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { shortName } from '../../mail/short-name.ts';
import { workReviewedMail } from '../../mail/templates/work-reviewed-mail.ts';
import { listBusinessPeople } from '../notices/list-business-people.ts';
import { tellPeople } from '../notices/tell-people.ts';
import { readSettings } from '../platform-settings/read-settings.ts';

interface Done {
  id: string;
  business_id: string;
  creator_user_id: string;
  creator_name: string;
  campaign: { title: string; business_name: string };
}

/** The work is done: both hear until when they can say how it was with the other one. */
export async function askForReviews(
  tx: Tx,
  context: Context,
  { id, business_id, creator_user_id, creator_name, campaign }: Done,
): Promise<void> {
  const { review_open_days } = await readSettings(tx);
  const until = newYorkMoment(daysAfter(context.now(), review_open_days).toISOString());
  const body = `You have until ${until}. Nobody reads yours before both of you wrote, or the time is over.`;
  const sides = [
    { user_ids: [creator_user_id], other: campaign.business_name, href: creatorWorkPath(id) },
    {
      user_ids: await listBusinessPeople(tx, business_id),
      other: creator_name,
      href: businessWorkPath(id),
    },
  ];
  for (const { user_ids, other, href } of sides) {
    const headline = `Say how it was with ${shortName(other, 36)}`;
    await tellPeople(tx, context, {
      user_ids,
      kind: 'work_reviewed',
      notice: { notice_key: `review-asked:${id}`, title: headline, body, href },
      mail: { template: workReviewedMail, facts: { title: campaign.title, headline, body, href } },
    });
  }
}
