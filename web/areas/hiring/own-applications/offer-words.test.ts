import { expect, it } from 'vitest';
import { offerConsequence } from './offer-words.ts';

const expires_at = '2026-11-28T04:36:00.000Z';

it('says of an offer below the posted payout what it costs and what it is good for', () => {
  expect(
    offerConsequence(
      { posted_cents: 36_000, campaign: { is_offer: false } },
      { amount_cents: 34_500, expires_at },
    ),
  ).toBe(
    'This is $15.00 less than posted, but accept and the spot is yours right away. Without an answer by Fri, Nov 27, 11:36\u00a0p.m., the offer expires: your application continues at $360, and they can still choose someone else.',
  );
});

it('says of an offer above it that the difference is paid', () => {
  expect(
    offerConsequence(
      { posted_cents: 28_000, campaign: { is_offer: false } },
      { amount_cents: 31_000, expires_at },
    ),
  ).toBe(
    'Accept and you’re in right away: the extra $30.00 is already paid. Without an answer by Fri, Nov 27, 11:36\u00a0p.m., the offer expires and your application continues at $280.',
  );
});

it('C15: says of an offer to one creator alone that it ends without a yes', () => {
  const offer = { posted_cents: 30_000, campaign: { is_offer: true } };
  expect(offerConsequence(offer, { amount_cents: 30_000, expires_at })).toBe(
    'Only you have this offer. Accept and you’re in right away: the money is already paid. If you decline, or don’t answer by Fri, Nov 27, 11:36\u00a0p.m., the offer ends.',
  );
});
