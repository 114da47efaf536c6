/** Why a saved card didn't pay. Its payer can pay on the provider's page instead. */
export const CARD_REFUSALS = ['declined', 'authentication', 'removed'] as const;
export type CardRefusal = (typeof CARD_REFUSALS)[number];

interface Card {
  brand: string;
  last4: string;
}

/** "Visa •••• 4242". */
export function cardName({ brand, last4 }: Card): string {
  return `${brand} •••• ${last4}`;
}

/** A card works until the end of the month it names. */
export function isCardExpired(
  { exp_month, exp_year }: { exp_month: number; exp_year: number },
  today: string,
): boolean {
  return `${exp_year}-${String(exp_month).padStart(2, '0')}` < today.slice(0, 7);
}

export function cardRefusalWords(refusal: CardRefusal, card: Card): string {
  const name = cardName(card);
  switch (refusal) {
    case 'declined':
      return `The bank declined ${name}. You weren’t charged. Pay on our payment partner’s page instead.`;
    case 'authentication':
      return `The bank wants to confirm that it’s you before ${name} pays. You weren’t charged. Continue on our payment partner’s page.`;
    case 'removed':
      return `${name} is no longer saved. You weren’t charged. Pay on our payment partner’s page instead.`;
  }
}
