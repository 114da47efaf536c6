import type { Neighborhood } from '#contract/base/neighborhoods.ts';
import type { BusinessLocation } from '#contract/businesses/locations.ts';
import type { Brief } from '#contract/campaigns/briefs.ts';
import { UNTITLED_CAMPAIGN } from '#domain/campaigns/campaign-limits.ts';
import { fullDisclosure } from '#domain/campaigns/disclosure.ts';
import type { DraftValues } from './draft-values.ts';

/** The brief that the current form values would make. */
export function briefOf(
  values: DraftValues,
  locations: readonly BusinessLocation[],
  neighborhoods: readonly Neighborhood[],
): Brief {
  const { creator_payout_cents: _payout, slots: _slots, accepts_quotes: _quotes, ...most } = values;
  const { has_chosen_rights: _chosen, ...rest } = most;
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
    disclosure: fullDisclosure(plain.disclosure),
  };
}

function placeOf({ id, location_name, neighborhood, borough }: BusinessLocation): Brief['locations'][number] {
  return { id, location_name, neighborhood, borough };
}

/** Keeps the order in which they were chosen. */
function chosen<One extends { id: string }>(ids: readonly string[], all: readonly One[]): One[] {
  return ids.flatMap((id) => all.find((one) => one.id === id) ?? []);
}

function filled(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
