import type { OwnApplication } from '#contract/own-applications.ts';
import type { QuoteTurn } from '#contract/quotes.ts';

/** What the business offers now, if it is the creator's turn. */
export function offerOf({ turns }: Pick<OwnApplication, 'turns'>, now: Date): QuoteTurn | null {
  return openTurn(turns, 'business', now);
}

/** What the creator asked for and waits to hear about. */
export function askedOf({ turns }: Pick<OwnApplication, 'turns'>, now: Date): QuoteTurn | null {
  return openTurn(turns, 'creator', now);
}

/** The last thing the creator named, answered or not. */
export function lastAskedOf({ turns }: Pick<OwnApplication, 'turns'>): QuoteTurn | null {
  return turns.findLast(({ made_by }) => made_by === 'creator') ?? null;
}

/** The price that holds now: the agreed one, else what is asked for, else the posted one. */
export function priceOf(application: OwnApplication, now: Date): number | null {
  return application.payout_cents ?? askedOf(application, now)?.amount_cents ?? application.posted_cents;
}

function openTurn(turns: readonly QuoteTurn[], side: QuoteTurn['made_by'], now: Date): QuoteTurn | null {
  const open = turns.find(({ status, made_by }) => status === 'open' && made_by === side);
  return open && Date.parse(open.expires_at) > now.getTime() ? open : null;
}
