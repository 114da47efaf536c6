/** Whose turn it is, from the business's point of view: its own, the creator's, or nobody's. */
export const QUOTE_SEGMENTS = ['open', 'waiting', 'settled'] as const;
export type QuoteSegment = (typeof QUOTE_SEGMENTS)[number];

export const QUOTE_SORTS = ['ends_first', 'newest', 'lowest', 'highest'] as const;
export type QuoteSort = (typeof QUOTE_SORTS)[number];

export const QUOTE_SORT_NAMES: Record<QuoteSort, string> = {
  ends_first: 'Expiring soonest',
  newest: 'Newest',
  lowest: 'Lowest price',
  highest: 'Highest price',
};
