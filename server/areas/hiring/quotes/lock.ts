import type { QuoteSide, QuoteStatus } from '#domain/hiring/quote-states.ts';
import { isInReach, type Reach } from '#server/areas/base/actors/reach.ts';
import type { LockedCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { type LockedApplication, lockApplication } from '#server/areas/hiring/places/lock.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

/** A quote locked for an answer, with its application and campaign. */
export interface LockedQuote {
  id: string;
  application_id: string;
  made_by: QuoteSide;
  status: QuoteStatus;
  amount_cents: number;
  reason: string;
  expires_at: string;
  posted_cents: number;
  application: LockedApplication;
  campaign: LockedCampaign;
}

/** The side that answers: a member of the business, or the creator. To everyone else the quote does not exist. */
export type Asking =
  | { side: 'business'; business_id: string; reach: Reach; can_pay: boolean }
  | { side: 'creator'; user_id: string };

/** Locks the campaign, then the application, then the quote: the order used everywhere. */
export async function lockQuote(tx: Tx, quoteId: string, asking?: Asking): Promise<LockedQuote> {
  const place = await findPlace(tx, quoteId, asking?.side === 'business' ? asking.reach : null);
  if (place === undefined || (asking && !isTheirs(place, asking))) {
    throw new Problem('not_found', 'We can’t find that quote.');
  }
  return lockQuoteIn(tx, await lockApplication(tx, place), quoteId);
}

/** The same for an application that the caller has locked. */
export async function lockQuoteIn(
  tx: Tx,
  application: LockedApplication,
  quoteId: string,
): Promise<LockedQuote> {
  const { campaign } = application;
  const quote = await tx
    .selectFrom('quotes')
    .select(['id', 'application_id', 'made_by', 'status', 'amount_cents'])
    .select(['reason', 'expires_at'])
    .where('id', '=', quoteId)
    .where('application_id', '=', application.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return {
    ...quote,
    posted_cents: campaign.creator_payout_cents ?? quote.amount_cents,
    application,
    campaign,
  };
}

/** A quote past its expiry is over, even before the job that marks it as expired runs. */
export function isOver(
  { status, expires_at }: Pick<LockedQuote, 'status' | 'expires_at'>,
  now: Date,
): boolean {
  return status === 'open' && Date.parse(expires_at) <= now.getTime();
}

function findPlace(db: Database | Tx, quoteId: string, reach: Reach = null) {
  return db
    .selectFrom('quotes')
    .innerJoin('applications', 'applications.id', 'quotes.application_id')
    .innerJoin('campaigns', 'campaigns.id', 'applications.campaign_id')
    .innerJoin('creators', 'creators.id', 'applications.creator_id')
    .select(['quotes.application_id', 'campaigns.business_id', 'creators.user_id'])
    .where('quotes.id', '=', quoteId)
    .where(isInReach(reach, 'campaigns.id'))
    .executeTakeFirst();
}

function isTheirs(place: { business_id: string; user_id: string }, asking: Asking): boolean {
  return asking.side === 'business'
    ? place.business_id === asking.business_id
    : place.user_id === asking.user_id;
}
