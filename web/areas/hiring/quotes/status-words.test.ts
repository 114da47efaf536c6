import { expect, it } from 'vitest';
import type { BusinessQuote } from '#contract/hiring/quotes.ts';
import { isFirstOffer, nextWords } from './status-words.ts';

const NOW = new Date('2026-06-10T16:00:00Z');
const QUOTE = {
  id: 'q1',
  status: 'open',
  made_by: 'business',
  amount_cents: 30_000,
  posted_cents: 35_000,
  expires_at: '2026-06-12T16:00:00.000Z',
  campaign: { is_offer: false },
  creator: { full_name: 'Dev Kapoor' },
  turns: [{ id: 'q1' }],
} as BusinessQuote;
const OFFER = { ...QUOTE, campaign: { ...QUOTE.campaign, is_offer: true } };

it('says what is left of a quote and of an offer without an agreement', () => {
  expect(nextWords(QUOTE, NOW)).toMatch(
    /your counter-offer expires and the application continues at \$350.00\.$/,
  );
  expect(nextWords(OFFER, NOW)).toMatch(/your offer expires and you get your money back, fee included\.$/);
  const asked = { ...OFFER, id: 'q2', made_by: 'creator' as const };
  expect(nextWords(asked, NOW)).toMatch(/the quote expires and you get your money back, fee included\.$/);
  expect(nextWords({ ...OFFER, status: 'declined' }, NOW)).toBe('This price is no longer open.');
});

it('takes only the first price of an offered job for the offer', () => {
  expect([QUOTE, OFFER, { ...OFFER, id: 'q2' }].map(isFirstOffer)).toEqual([false, true, false]);
});
