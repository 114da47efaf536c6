import { displayName } from '#domain/format/display-name.ts';
import { businessWorkPath, creatorWorkPath } from '#domain/work/work-address.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import { listBusinessPeople } from '#server/areas/base/notifications/queries/list-business-people.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { workReviewedMail } from './mails/work-reviewed-mail.ts';

/** Notifies each side that it can read the other side's review, if there is one. */
export async function notifyAboutRatings(tx: Tx, context: Context, collaborationId: string): Promise<void> {
  const work = await readWork(tx, collaborationId);
  const sides = await tx
    .selectFrom('reviews')
    .select('side')
    .where('collaboration_id', '=', collaborationId)
    .execute();
  for (const { side } of sides) {
    const isByCreator = side === 'creator';
    const writer = isByCreator ? work.creator_name : work.business_name;
    const headline = `${writer} reviewed you`;
    const body = 'Reviews of this work are now published and can no longer be edited.';
    const href = isByCreator ? businessWorkPath(collaborationId) : creatorWorkPath(collaborationId);
    await notifyPeople(tx, context, {
      user_ids: isByCreator ? await listBusinessPeople(tx, work.business_id) : [work.creator_user_id],
      kind: 'work_reviewed',
      notification: {
        notification_key: `reviewed:${collaborationId}:${side}`,
        title: headline,
        body: work.title,
        href,
      },
      mail: { template: workReviewedMail, facts: { title: work.title, headline, body, href } },
    });
  }
}

async function readWork(tx: Tx, collaborationId: string) {
  const { full_name, ...row } = await tx
    .selectFrom('collaborations as w')
    .innerJoin('campaigns as c', 'c.id', 'w.campaign_id')
    .innerJoin('businesses as b', 'b.id', 'w.business_id')
    .innerJoin('creators as k', 'k.id', 'w.creator_id')
    .innerJoin('profiles as p', 'p.user_id', 'k.user_id')
    .select(['w.business_id', 'c.title', 'b.business_name', 'k.user_id as creator_user_id', 'p.full_name'])
    .where('w.id', '=', collaborationId)
    .executeTakeFirstOrThrow();
  return { ...row, creator_name: displayName({ full_name, email: null }) };
}
