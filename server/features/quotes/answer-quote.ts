import { OPEN_APPLICATION_STATUSES } from '#domain/application-states.ts';
import { canChooseCreators } from '#domain/campaign-states.ts';
import type { QuoteStatus } from '#domain/quote-states.ts';
import { Problem } from '../../errors.ts';
import type { Asking, HeldQuote } from './hold-quote.ts';

/** What became of it, and where the difference is paid in if that comes first. */
export interface QuoteAnswered {
  quote_id: string;
  status: QuoteStatus;
  checkout_url: string | null;
}

/** Still to be decided, with a spot to give: only then a price can be agreed on. */
export function canBeAgreed({ application_status, campaign }: HeldQuote): boolean {
  return isUndecided(application_status) && canChooseCreators(campaign.status) && hasSpot(campaign);
}

export function requireAgreeable({ application_status, campaign }: HeldQuote): void {
  if (!isUndecided(application_status)) {
    throw new Problem('conflict', `The application is ${application_status} now. Its quote is over.`);
  }
  if (!canChooseCreators(campaign.status)) {
    throw new Problem(
      'conflict',
      `The campaign is ${campaign.status.replace('_', ' ')}. Nobody can be chosen now.`,
    );
  }
  if (!hasSpot(campaign)) throw new Problem('conflict', 'Every spot that is paid in is taken.');
}

/** Money is the owner's to spend. */
export function requirePayer(asking: Asking): void {
  if (asking.side === 'creator' || asking.can_pay) return;
  throw new Problem('ownership_required', 'The difference is paid in by the owner of the business.');
}

function isUndecided(status: string): boolean {
  return OPEN_APPLICATION_STATUSES.some((open) => open === status);
}

function hasSpot({ taken_slots, funded_slots }: HeldQuote['campaign']): boolean {
  return taken_slots < funded_slots;
}
