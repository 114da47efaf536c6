import type { BusinessQuote } from '#contract/hiring/quotes.ts';

export interface QuoteGroup {
  campaign: BusinessQuote['campaign'];
  posted_cents: number;
  quotes: BusinessQuote[];
}

/** Groups quotes by campaign; each group takes the place of its first quote, which keeps the order of the list. */
export function groupQuotes(quotes: readonly BusinessQuote[]): QuoteGroup[] {
  const groups = new Map<string, QuoteGroup>();
  for (const quote of quotes) {
    const { campaign, posted_cents } = quote;
    const group = groups.get(campaign.id) ?? { campaign, posted_cents, quotes: [] };
    group.quotes.push(quote);
    groups.set(campaign.id, group);
  }
  return [...groups.values()];
}
