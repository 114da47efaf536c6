import { REPORT_REASON_WORDS, type ReportReason } from '#domain/work/ratings.ts';
import { businessWorkPath, creatorWorkPath } from '#domain/work/work-address.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import { listAdmins } from '#server/areas/base/notifications/queries/list-admins.ts';
import { listBusinessPeople } from '#server/areas/base/notifications/queries/list-business-people.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { LockedRating } from './lock.ts';
import { workRatedMail } from './mails/work-rated-mail.ts';
import { readParties } from './queries/read-parties.ts';

/** Notifies each side that it can read the other side's rating, if there is one. */
export async function notifyAboutRatings(tx: Tx, context: Context, collaborationId: string): Promise<void> {
  const work = await readParties(tx, collaborationId);
  const sides = await tx
    .selectFrom('ratings')
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
      user_ids: isByCreator ? await listBusinessPeople(tx, work) : [work.creator_user_id],
      business_id: work.business_id,
      kind: 'work_rated',
      notification: {
        notification_key: `rated:${collaborationId}:${side}`,
        title: headline,
        body: work.title,
        href,
      },
      mail: { template: workRatedMail, facts: { title: work.title, headline, body, href } },
    });
  }
}

/** Notifies the side that wrote a rating that it has an answer. */
export async function notifyAboutAnswer(tx: Tx, context: Context, rating: LockedRating): Promise<void> {
  const { id, collaboration_id, side } = rating;
  const work = await readParties(tx, collaboration_id);
  const isByCreator = side === 'creator';
  const headline = `${isByCreator ? work.business_name : work.creator_name} answered your review`;
  const body = 'The answer is shown under your review wherever it appears.';
  const href = isByCreator ? creatorWorkPath(collaboration_id) : businessWorkPath(collaboration_id);
  await notifyPeople(tx, context, {
    user_ids: isByCreator ? [work.creator_user_id] : await listBusinessPeople(tx, work),
    business_id: work.business_id,
    kind: 'work_rated',
    notification: { notification_key: `rating-answered:${id}`, title: headline, body: work.title, href },
    mail: { template: workRatedMail, facts: { title: work.title, headline, body, href } },
  });
}

/** Names nobody: the queue shows admins who wrote the rating and who reported it. */
export async function notifyAdminsAboutReport(
  tx: Tx,
  context: Context,
  { report_id, reason }: { report_id: string; reason: ReportReason },
): Promise<void> {
  await notifyPeople(tx, context, {
    user_ids: await listAdmins(tx, 'admin_operations'),
    kind: 'needs_a_person',
    notification: {
      notification_key: `rating-reported:${report_id}`,
      title: 'A review was reported',
      body: REPORT_REASON_WORDS[reason],
      href: '/admin/approvals?view=reviews',
    },
  });
}
