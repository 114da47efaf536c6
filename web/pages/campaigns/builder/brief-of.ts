import type { Brief } from '#contract/briefs.ts';
import type { BusinessLocation } from '#contract/locations.ts';
import type { Neighborhood } from '#contract/neighborhoods.ts';
import { UNTITLED_CAMPAIGN } from '#domain/campaign-limits.ts';
import { wholeDisclosure } from '#domain/disclosure.ts';
import type { DraftValues } from './draft-values.ts';

/** The brief that would come of what is written now. */
export function briefOf(
  values: DraftValues,
  locations: readonly BusinessLocation[],
  neighborhoods: readonly Neighborhood[],
): Brief {
  const { creator_payout_cents: _payout, slots: _slots, accepts_quotes: _quotes, ...rest } = values;
  const { location_ids, criteria_neighborhood_ids, title, ...plain } = rest;
  return {
    ...plain,
    title: title.trim() || UNTITLED_CAMPAIGN,
    requirements_do: filled(plain.requirements_do),
    requirements_dont: filled(plain.requirements_dont),
    questions: filled(plain.questions),
    locations: plain.fulfilment === 'visit' ? chosen(location_ids, locations).map(placeOf) : [],
    criteria_neighborhoods: chosen(criteria_neighborhood_ids, neighborhoods).map(
      ({ id, neighborhood_name }) => ({ id, neighborhood_name }),
    ),
    disclosure: wholeDisclosure(plain.disclosure),
  };
}

function placeOf({ id, location_name, neighborhood, borough }: BusinessLocation): Brief['locations'][number] {
  return { id, location_name, neighborhood, borough };
}

/** In the order they were chosen. */
function chosen<One extends { id: string }>(ids: readonly string[], all: readonly One[]): One[] {
  return ids.flatMap((id) => all.find((one) => one.id === id) ?? []);
}

function filled(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
