import { sql } from 'kysely';

/** The ids whose records are exported. */
export interface Whose {
  user_id: string;
  email: string;
  creator_id: string | null;
  /** Businesses they own. Records only managers see belong to the business and are exported with its owner. */
  business_ids: string[];
}

export const ofUser = ({ user_id }: Whose) => sql`user_id = ${user_id}`;
export const ofCreator = ({ creator_id }: Whose) => sql`creator_id = ${creator_id}`;
export const ofBusiness = ({ business_ids }: Whose) => sql`business_id = any (${business_ids}::uuid[])`;
export const ofCampaign = (whose: Whose) =>
  sql`campaign_id in (select id from campaigns where ${ofBusiness(whose)})`;
export const ofEither = (whose: Whose) => sql`(${ofCreator(whose)} or ${ofBusiness(whose)})`;
export const ofApplication = (whose: Whose) =>
  sql`application_id in (select id from applications where ${ofCreator(whose)})`;
export const ofWork = (whose: Whose) =>
  sql`collaboration_id in (select id from collaborations where ${ofEither(whose)})`;
export const ofDeliverable = (whose: Whose) =>
  sql`deliverable_id in (select id from deliverables where ${ofWork(whose)})`;
export const ofDispute = (whose: Whose) =>
  sql`dispute_id in (select id from disputes where ${ofWork(whose)})`;
export const ofFunding = (whose: Whose) =>
  sql`funding_id in (select id from fundings where ${ofBusiness(whose)})`;
export const ofPayout = (whose: Whose) =>
  sql`payout_id in (select id from payouts where ${ofCreator(whose)})`;
export const ofSocialAccount = (whose: Whose) =>
  sql`social_account_id in (select id from social_accounts where ${ofCreator(whose)})`;
export const ofSubmission = (whose: Whose) =>
  sql`submission_id in (select id from submissions where ${ofDeliverable(whose)})`;
