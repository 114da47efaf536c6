import type { FundingPage } from '#contract/money/fundings.ts';

/** The search parameters after returning from the payment page. */
export interface Return {
  funding?: string;
  left?: string;
}

export type Outcome =
  | 'live'
  | 'added'
  | 'waiting'
  | 'processing'
  | 'declined'
  | 'left'
  | 'over'
  | 'not_needed';

/** The outcome of a payment the user just made; null if they are only viewing the page. */
export function outcomeOf({ latest, purpose }: FundingPage, { funding, left }: Return): Outcome | null {
  if (latest === null) return null;
  if (latest.is_processing) return 'processing';
  if (latest.status === 'failed') return 'declined';
  if (latest.funding_id !== funding) return null;
  switch (latest.status) {
    case 'paid':
      if (latest.was_not_needed) return 'not_needed';
      return latest.purpose === 'first' && purpose === 'more_spots' ? 'live' : 'added';
    case 'created':
      return left ? 'left' : 'waiting';
    default:
      return 'over';
  }
}

const WAITING_MS = 1_500;
const PROCESSING_MS = 5_000;

/** The time until the next refetch; false if nothing is expected. */
export function lookAgainAfter(page: FundingPage, back: Return): number | false {
  const outcome = outcomeOf(page, back);
  if (outcome === 'waiting') return WAITING_MS;
  return outcome === 'processing' ? PROCESSING_MS : false;
}
