/** The lowest and highest price of one deliverable. */
export const LOWEST_PRICE_CENTS = 500;
export const HIGHEST_PRICE_CENTS = 500_000;
