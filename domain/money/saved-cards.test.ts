import { expect, it } from 'vitest';
import { CARD_REFUSALS, cardRefusalWords, isCardExpired } from './saved-cards.ts';

it('a card works until the end of the month it names', () => {
  const card = { exp_month: 9, exp_year: 2027 };
  expect(['2027-08-31', '2027-09-30', '2027-10-01'].map((today) => isCardExpired(card, today))).toEqual([
    false,
    false,
    true,
  ]);
});

it('the words say which card, what happened, and that nothing was charged', () => {
  for (const refusal of CARD_REFUSALS) {
    expect(cardRefusalWords(refusal, { brand: 'Visa', last4: '4242' })).toMatch(
      /Visa •••• 4242.*You weren’t charged/,
    );
  }
});
