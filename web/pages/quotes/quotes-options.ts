import { QUOTE_SEGMENTS, QUOTE_SORTS, type QuoteSegment, type QuoteSort } from '#domain/quote-lists.ts';
import { getQuoteOptions, listQuotesInfiniteOptions } from '#web/api/generated/@tanstack/react-query.gen.ts';
import type { QuotePage } from '#web/api/generated/types.gen.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { byCursor } from '#web/session/by-cursor.ts';

/** What the address of the page says. */
export type QuotesView = {
  segment?: string;
  sort?: string;
  quote?: string;
  as?: string;
  /** The payment somebody comes back from, and whether they left it. */
  funding?: string;
  left?: string;
};

export function segmentOf({ segment }: QuotesView): QuoteSegment {
  return QUOTE_SEGMENTS.find((known) => known === segment) ?? 'open';
}

export function sortOf({ sort }: QuotesView): QuoteSort {
  return QUOTE_SORTS.find((known) => known === sort) ?? 'ends_first';
}

export function quotesOptions(api: ApiReach, businessId: string, view: QuotesView) {
  const query = { segment: segmentOf(view), sort: sortOf(view) };
  const list = listQuotesInfiniteOptions({ ...api, path: { id: businessId }, query });
  return { ...byCursor<QuotePage>(list), staleTime: 10_000 };
}

export function quoteOptions(api: ApiReach, id: string, quote_id: string) {
  return { ...getQuoteOptions({ ...api, path: { id, quote_id } }), staleTime: 10_000 };
}
