import { APPLICATION_STATUSES } from './application-states.ts';

/** The creators one offer can be made to. */
export const MOST_OFFERED_AT_ONCE = 10;
/** The unanswered offers a business can have at a time, paid or not. */
export const MOST_OPEN_OFFERS = 20;
/** The deadline an offer gets: creators' counters can be answered until then. */
export const OFFER_OPEN_DAYS = 30;

/** How far an offer to one creator is. Until it is paid for it isn't sent, and they have no application. */
export const OFFER_ANSWERS = ['unsent', 'skipped', ...APPLICATION_STATUSES] as const;
export type OfferAnswer = (typeof OFFER_ANSWERS)[number];
