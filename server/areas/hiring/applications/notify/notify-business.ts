import { inBusiness } from '#domain/businesses/business-links.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import { listBusinessPeople } from '#server/areas/base/notifications/queries/list-business-people.ts';
import type { LockedPlace } from '#server/areas/hiring/places/lock.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { applicationSummary, MOST_SINGLE_MAILS, summaryDayOf } from '../application-summary.ts';
import { applicantLeftMail } from '../mails/applicant-left-mail.ts';
import { newApplicantMail } from '../mails/new-applicant-mail.ts';
import { countNewApplications } from '../queries/count-new-applications.ts';

const MOVE_WORDS = {
  submit: 'applied',
  consent: 'is still in',
  withdraw: 'withdrew',
  decline: 'declined your invitation',
} as const;

export async function notifyBusiness(
  tx: Tx,
  context: Context,
  move: keyof typeof MOVE_WORDS,
  { campaign, creator_name }: LockedPlace,
  notification_key: string,
): Promise<void> {
  const user_ids = await listBusinessPeople(tx, {
    business_id: campaign.business_id,
    campaign_id: campaign.id,
  });
  const href = `/business/campaigns/${campaign.slug ?? campaign.id}?tab=applicants`;
  const link = inBusiness(href, campaign.business_id);
  const facts = { creator_name, campaign_title: campaign.title, href: link };
  const shared = {
    user_ids,
    business_id: campaign.business_id,
    kind: 'new_application',
    notification: {
      notification_key,
      title: `${creator_name} ${MOVE_WORDS[move]}`,
      body: campaign.title,
      href,
    },
  };
  if (move === 'submit') {
    const isBusy = await askForSummary(tx, context, campaign.business_id);
    return notifyPeople(tx, context, {
      ...shared,
      ...(!isBusy && { mail: { template: newApplicantMail, facts } }),
    });
  }
  if (move === 'consent') return notifyPeople(tx, context, shared);
  return notifyPeople(tx, context, {
    ...shared,
    mail: { template: applicantLeftMail, facts: { ...facts, outcome: MOVE_WORDS[move] } },
  });
}

/** On a busy day one summary in the evening replaces single mails. */
async function askForSummary(tx: Tx, { queue, now }: Context, business_id: string): Promise<boolean> {
  const { evening, from, to } = summaryDayOf(now());
  const campaigns = await countNewApplications(tx, { business_id, reach: null, from, to });
  const isBusy = campaigns.reduce((sum, { count }) => sum + count, 0) > MOST_SINGLE_MAILS;
  const after_ms = to.getTime() - now().getTime();
  if (isBusy) await queue.enqueue(tx, applicationSummary, { business_id, evening }, { after_ms });
  return isBusy;
}
