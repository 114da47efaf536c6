import type { ReportDecision } from '#domain/work/ratings.ts';
import { businessWorkPath, creatorWorkPath } from '#domain/work/work-address.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import { listBusinessPeople } from '#server/areas/base/notifications/queries/list-business-people.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { LockedRating } from './lock.ts';
import { ratingDecidedMail } from './mails/rating-decided-mail.ts';
import { readParties } from './queries/read-parties.ts';

interface Decided {
  decision: ReportDecision;
  /** Read by everyone who is notified. */
  words: string;
  reports: readonly { id: string; reporter_id: string }[];
}

/**
 * Notifies the people who reported the rating and the side that wrote it, with the admin's words. If the rating is hidden, the side it
 * was about learns of it too. Nobody learns who reported it.
 */
export async function notifyAboutDecision(
  tx: Tx,
  context: Context,
  { collaboration_id, side }: LockedRating,
  { decision, words, reports }: Decided,
): Promise<void> {
  const [report] = reports;
  if (report === undefined) return;
  const parties = await readParties(tx, collaboration_id);
  const people = { creator: [parties.creator_user_id], business: await listBusinessPeople(tx, parties) };
  const paths = { creator: creatorWorkPath(collaboration_id), business: businessWorkPath(collaboration_id) };
  const names = { creator: parties.creator_name, business: parties.business_name };
  const rated = side === 'creator' ? 'business' : 'creator';
  const isHidden = decision === 'hide';
  const notify = (to: { user_ids: readonly string[]; headline: string; href: string }) =>
    notifyPeople(tx, context, {
      user_ids: to.user_ids,
      business_id: parties.business_id,
      kind: 'work_rated',
      notification: {
        notification_key: `rating-decided:${report.id}`,
        title: to.headline,
        body: words,
        href: to.href,
      },
      mail: {
        template: ratingDecidedMail,
        facts: { decision, words, headline: to.headline, href: to.href },
      },
    });
  await notify({
    user_ids: people[side],
    headline: isHidden
      ? `Your review of ${names[rated]} is hidden`
      : `Your review of ${names[rated]} stays published`,
    href: paths[side],
  });
  const told = new Set([...people.creator, ...people.business]);
  const reporters = reports.map(({ reporter_id }) => reporter_id);
  await notify({
    user_ids: isHidden ? people[rated] : people[rated].filter((id) => reporters.includes(id)),
    headline: isHidden
      ? `${names[side]}’s review of you is hidden`
      : `${names[side]}’s review of you stays published`,
    href: paths[rated],
  });
  // People outside the work aren't named to each other, and have no page of it.
  await notify({
    user_ids: reporters.filter((id) => !told.has(id)),
    headline: isHidden ? 'The review you reported is hidden' : 'The review you reported stays published',
    href: '/',
  });
}
