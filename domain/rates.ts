/** What a creator may ask for one piece of a kind. */
export const LOWEST_PRICE_CENTS = 500;
export const HIGHEST_PRICE_CENTS = 500_000;
