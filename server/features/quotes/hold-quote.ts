import type { ApplicationStatus } from '#domain/application-states.ts';
import type { QuoteSide, QuoteStatus } from '#domain/quote-states.ts';
import type { Database, Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { type HeldCampaign, holdCampaign } from '../campaigns/hold-campaign.ts';

/** A quote as locked for an answer, with what it is about. */
export interface HeldQuote {
  id: string;
  application_id: string;
  made_by: QuoteSide;
  status: QuoteStatus;
  amount_cents: number;
  reason: string;
  expires_at: string;
  posted_cents: number;
  creator: { id: string; user_id: string; full_name: string | null };
  application_status: ApplicationStatus;
  campaign: HeldCampaign;
}

/** Whose side answers: somebody of the business, or the creator. To everybody else the quote is not there. */
export type Asking =
  | { side: 'business'; business_id: string; can_pay: boolean }
  | { side: 'creator'; user_id: string };

/** Locks the campaign, then the application, then the quote, as everything does that touches them. */
export async function holdQuote(tx: Tx, quoteId: string, asking?: Asking): Promise<HeldQuote> {
  const place = await findPlace(tx, quoteId);
  if (place === undefined || (asking && !isTheirs(place, asking))) {
    throw new Problem('not_found', 'There is no such quote.');
  }
  const campaign = await holdCampaign(tx, place.campaign_id);
  const application = await tx
    .selectFrom('applications')
    .select('status')
    .where('id', '=', place.application_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const quote = await tx
    .selectFrom('quotes')
    .select(['id', 'application_id', 'made_by', 'status', 'amount_cents'])
    .select(['reason', 'expires_at'])
    .where('id', '=', quoteId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return {
    ...quote,
    posted_cents: campaign.creator_payout_cents ?? quote.amount_cents,
    creator: { id: place.creator_id, user_id: place.user_id, full_name: place.full_name },
    application_status: application.status as ApplicationStatus,
    campaign,
  };
}

/** What has run out is over, even before the clock comes by and writes it down. */
export function isOver({ status, expires_at }: Pick<HeldQuote, 'status' | 'expires_at'>, now: Date): boolean {
  return status === 'open' && Date.parse(expires_at) <= now.getTime();
}

function findPlace(db: Database | Tx, quoteId: string) {
  return db
    .selectFrom('quotes')
    .innerJoin('applications', 'applications.id', 'quotes.application_id')
    .innerJoin('campaigns', 'campaigns.id', 'applications.campaign_id')
    .innerJoin('creators', 'creators.id', 'applications.creator_id')
    .innerJoin('profiles', 'profiles.user_id', 'creators.user_id')
    .select(['quotes.application_id', 'applications.campaign_id', 'applications.creator_id'])
    .select(['campaigns.business_id', 'creators.user_id', 'profiles.full_name'])
    .where('quotes.id', '=', quoteId)
    .executeTakeFirst();
}

function isTheirs(place: { business_id: string; user_id: string }, asking: Asking): boolean {
  return asking.side === 'business'
    ? place.business_id === asking.business_id
    : place.user_id === asking.user_id;
}
