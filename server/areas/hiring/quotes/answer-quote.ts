import { BLOCKED_WORDS } from '#domain/businesses/blocks.ts';
import { canChooseCreators } from '#domain/campaigns/campaign-states.ts';
import { awaitingConsent, STOPPED_WORDS } from '#domain/hiring/applicant-segments.ts';
import { isOpenApplication } from '#domain/hiring/application-states.ts';
import type { QuoteStatus } from '#domain/hiring/quote-states.ts';
import type { CardRefusal } from '#domain/money/saved-cards.ts';
import { isAskedAgain } from '#server/areas/hiring/places/consent.ts';
import { Problem } from '#server/platform/errors.ts';
import type { Asking, LockedQuote } from './lock.ts';

/** The result of the answer, with a checkout link if the business has to pay the difference first. */
export interface QuoteAnswered {
  quote_id: string;
  status: QuoteStatus;
  checkout_url: string | null;
  card_refusal?: CardRefusal | null;
}

/** A quote can be accepted only while the application is undecided and a spot is open. */
export function canBeAgreed({ application, campaign }: LockedQuote): boolean {
  return isOpenApplication(application.status) && canChooseCreators(campaign.status) && hasSpot(campaign);
}

export function requireAgreeable({ application, campaign }: LockedQuote): void {
  if (!isOpenApplication(application.status)) {
    throw new Problem('conflict', `The application is ${application.status} now. Its quote is over.`);
  }
  if (application.is_blocked) throw new Problem('conflict', BLOCKED_WORDS);
  // The payment of a difference would only be refunded.
  if (campaign.stopped_at !== null) throw new Problem('conflict', STOPPED_WORDS);
  if (!canChooseCreators(campaign.status)) {
    throw new Problem(
      'conflict',
      `The campaign is ${campaign.status.replace('_', ' ')}. Nobody can be chosen now.`,
    );
  }
  if (!hasSpot(campaign)) throw new Problem('conflict', 'All funded spots are taken.');
}

/** Agreeing on a price also gives the spot, so the creator must have agreed to the brief as it is. */
export function requireConsent({ application }: LockedQuote, { side }: Asking): void {
  if (!isAskedAgain(application)) return;
  const words =
    side === 'business'
      ? awaitingConsent(application.creator_name)
      : 'The brief changed since you applied. Read the changes and say you’re still in first.';
  throw new Problem('conflict', words);
}

/** Only the owner can spend money. */
export function requirePayer(asking: Asking): void {
  if (asking.side === 'creator' || asking.can_pay) return;
  throw new Problem('ownership_required', 'Only the owner of the business can pay the difference.');
}

function hasSpot({ taken_slots, funded_slots }: LockedQuote['campaign']): boolean {
  return taken_slots < funded_slots;
}
