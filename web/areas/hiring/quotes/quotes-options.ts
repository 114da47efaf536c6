import {
  QUOTE_SEGMENTS,
  QUOTE_SORTS,
  type QuoteSegment,
  type QuoteSort,
} from '#domain/hiring/quote-lists.ts';
import { apiPages, apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

/** The page's search parameters. */
export type QuotesView = {
  segment?: string;
  sort?: string;
  quote?: string;
  as?: string;
  /** The payment the user returns from, and whether they left it. */
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
  return {
    ...apiPages(api, 'GET /api/businesses/:id/quotes', { params: { id: businessId }, query }),
    staleTime: 10_000,
  };
}

export function quoteOptions(api: ApiReach, id: string, quote_id: string) {
  return {
    ...apiQuery(api, 'GET /api/businesses/:id/quotes/:quote_id', { params: { id, quote_id } }),
    staleTime: 10_000,
  };
}
