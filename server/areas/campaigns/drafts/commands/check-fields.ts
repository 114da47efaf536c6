import type { CampaignFields } from '#contract/campaigns/drafts.ts';
import { NEW_YORK_CITY_ID } from '#domain/base/city.ts';
import { DEADLINE_MAX_DAYS } from '#domain/campaigns/campaign-limits.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import type { LockedCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

const DAY_MS = 86_400_000;

/** Checks that need the database or the date: whose locations these are, and whether the deadline is in range. */
export async function checkFields(
  tx: Tx,
  locked: LockedCampaign,
  fields: CampaignFields,
  now: Date,
): Promise<void> {
  if (locked.is_offer) requireOfferKept(locked, fields);
  const { application_deadline: deadline, location_ids, criteria_neighborhood_ids } = fields;
  if (deadline && deadline !== locked.application_deadline) requireDeadline(deadline, now);
  if (location_ids?.length) await requireOwnLocations(tx, locked, location_ids);
  if (criteria_neighborhood_ids?.length) await requireNeighborhoods(tx, criteria_neighborhood_ids);
}

/** An offer has a spot for each of its creators, and they can always counter. */
function requireOfferKept(
  { slots: named }: LockedCampaign,
  { slots, accepts_quotes, questions }: CampaignFields,
) {
  if (slots !== undefined && slots !== named) throw wrong('slots', 'An offer has one spot for each creator');
  if (accepts_quotes === false)
    throw wrong('accepts_quotes', 'Creators can always answer an offer with another price');
  if (questions?.length) throw wrong('questions', 'An offer has no questions');
}

function requireDeadline(deadline: string, now: Date): void {
  const today = newYorkDate(now);
  if (deadline < today) throw wrong('application_deadline', 'Pick a date in the future');
  if (Date.parse(deadline) - Date.parse(today) > DEADLINE_MAX_DAYS * DAY_MS) {
    throw wrong('application_deadline', 'Pick a date within a year');
  }
}

/** A location that was archived after it was chosen may stay chosen. It is no longer offered. */
async function requireOwnLocations(tx: Tx, locked: LockedCampaign, ids: readonly string[]): Promise<void> {
  const rows = await tx
    .selectFrom('business_locations')
    .select('id')
    .where('business_id', '=', locked.business_id)
    .where('id', 'in', [...ids])
    .execute();
  if (rows.length < ids.length) throw wrong('location_ids', 'Pick one of your locations');
}

async function requireNeighborhoods(tx: Tx, ids: readonly string[]): Promise<void> {
  const rows = await tx
    .selectFrom('neighborhoods')
    .select('id')
    .where('city_id', '=', NEW_YORK_CITY_ID)
    .where('id', 'in', [...ids])
    .execute();
  if (rows.length < ids.length) throw wrong('criteria_neighborhood_ids', 'Pick neighborhoods from the list');
}

function wrong(path: string, message: string): Problem {
  return new Problem('invalid_input', message, [{ path, message }]);
}
