import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { applicantLeftMail } from '../../mail/templates/applicant-left-mail.ts';
import { newApplicantMail } from '../../mail/templates/new-applicant-mail.ts';
import { listBusinessPeople } from '../notices/list-business-people.ts';
import { tellPeople } from '../notices/tell-people.ts';
import { applicationSummary, MOST_SINGLE_MAILS, summaryDayOf } from './application-summary.ts';
import { countNewApplications } from './count-new-applications.ts';
import type { HeldApplication } from './hold-application.ts';

const DEEDS = {
  submit: 'applied',
  withdraw: 'withdrew',
  decline: 'declined your invitation',
} as const;

export async function tellBusiness(
  tx: Tx,
  context: Context,
  move: keyof typeof DEEDS,
  { campaign, creator_name }: HeldApplication,
  notice_key: string,
): Promise<void> {
  const user_ids = await listBusinessPeople(tx, campaign.business_id);
  const href = `/business/campaigns/${campaign.slug ?? campaign.id}?tab=applicants`;
  const facts = { creator_name, campaign_title: campaign.title, href };
  const telling = {
    user_ids,
    kind: 'new_application',
    notice: { notice_key, title: `${creator_name} ${DEEDS[move]}`, body: campaign.title, href },
  };
  if (move === 'submit') {
    const isBusy = await askForSummary(tx, context, campaign.business_id);
    return tellPeople(tx, context, {
      ...telling,
      ...(!isBusy && { mail: { template: newApplicantMail, facts } }),
    });
  }
  return tellPeople(tx, context, {
    ...telling,
    mail: { template: applicantLeftMail, facts: { ...facts, deed: DEEDS[move] } },
  });
}

/** On a busy day one summary in the evening takes the place of a mail each. */
async function askForSummary(tx: Tx, { queue, now }: Context, business_id: string): Promise<boolean> {
  const { evening, from, to } = summaryDayOf(now());
  const campaigns = await countNewApplications(tx, { business_id, from, to });
  const isBusy = campaigns.reduce((sum, { count }) => sum + count, 0) > MOST_SINGLE_MAILS;
  const after_ms = to.getTime() - now().getTime();
  if (isBusy) await queue.enqueue(tx, applicationSummary, { business_id, evening }, { after_ms });
  return isBusy;
}
