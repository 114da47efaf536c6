import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { applicantLeftMail } from '../../mail/templates/applicant-left-mail.ts';
import { newApplicantMail } from '../../mail/templates/new-applicant-mail.ts';
import { listBusinessPeople } from '../notices/list-business-people.ts';
import { tellPeople } from '../notices/tell-people.ts';
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
    return tellPeople(tx, context, { ...telling, mail: { template: newApplicantMail, facts } });
  }
  return tellPeople(tx, context, {
    ...telling,
    mail: { template: applicantLeftMail, facts: { ...facts, deed: DEEDS[move] } },
  });
}
