import type { OwnApplication } from '#contract/hiring/own-applications.ts';
import type { QuoteTurn } from '#contract/hiring/quotes.ts';

/** The business's current offer, if it is the creator's turn. */
export function offerOf({ turns }: Pick<OwnApplication, 'turns'>, now: Date): QuoteTurn | null {
  return openTurn(turns, 'business', now);
}

/** The creator's quote that is waiting for an answer. */
export function askedOf({ turns }: Pick<OwnApplication, 'turns'>, now: Date): QuoteTurn | null {
  return openTurn(turns, 'creator', now);
}

/** The last amount the creator asked for, answered or not. */
export function lastAskedOf({ turns }: Pick<OwnApplication, 'turns'>): QuoteTurn | null {
  return turns.findLast(({ made_by }) => made_by === 'creator') ?? null;
}

/** The current price: the agreed one, else the requested one, else the posted one. */
export function priceOf(application: OwnApplication, now: Date): number | null {
  return application.payout_cents ?? askedOf(application, now)?.amount_cents ?? application.posted_cents;
}

function openTurn(turns: readonly QuoteTurn[], side: QuoteTurn['made_by'], now: Date): QuoteTurn | null {
  const open = turns.find(({ status, made_by }) => status === 'open' && made_by === side);
  return open && Date.parse(open.expires_at) > now.getTime() ? open : null;
}
