import { CAMPAIGN_SORTS } from '#domain/campaigns/campaign-filters.ts';
import { CONTENT_TYPES } from '#domain/campaigns/deliverables.ts';
import { INDUSTRIES } from '#server/seed/industries.ts';
import { NEIGHBORHOODS } from '#server/seed/neighborhoods/neighborhoods.ts';

const DIFFERENT = 5_000;
const DRAWN = 20_000;

/**
 * What a crowd asks for: few searches often, most of them rarely. The search at place n is asked for 1/n as often as the first (Zipf).
 * The same on every run.
 */
export function feedMix(): string[] {
  const next = sequence();
  const searches = Array.from({ length: DIFFERENT }, () => searchOf(next));
  const weights = searches.map((_, place) => 1 / (place + 1));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let sum = 0;
  const ends = weights.map((weight) => {
    sum += weight / all;
    return sum;
  });
  return Array.from({ length: DRAWN }, () => {
    const drawn = next();
    return searches[ends.findIndex((end) => drawn <= end)] ?? '';
  });
}

function searchOf(next: () => number): string {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
  const search = new URLSearchParams({ sort_by: pick(CAMPAIGN_SORTS).sort });
  if (next() < 0.4) search.set('industry', pick(INDUSTRIES).slug);
  if (next() < 0.4) {
    const places = Array.from({ length: 1 + Math.floor(next() * 5) }, () => pick(NEIGHBORHOODS).slug);
    for (const place of new Set(places)) search.append('neighborhoods', place);
  }
  if (next() < 0.3) search.set('content_types', pick(CONTENT_TYPES));
  if (next() < 0.3) search.set('min_payout_cents', String(2_500 * Math.floor(next() * 40)));
  return search.toString();
}

function sequence(): () => number {
  let state = 20_260_610;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
