import type { CampaignFields } from '#contract/campaign-drafts.ts';
import { DEADLINE_MAX_DAYS } from '#domain/campaign-limits.ts';
import { NEW_YORK_CITY_ID } from '#domain/city.ts';
import { newYorkDate } from '#domain/deadlines.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import type { HeldDraft } from './hold-draft.ts';

const DAY_MS = 86_400_000;

/** What a form cannot know: whether the places are there and ours, and what day it is. */
export async function checkFields(tx: Tx, held: HeldDraft, fields: CampaignFields, now: Date): Promise<void> {
  const { application_deadline: deadline, location_ids, criteria_neighborhood_ids } = fields;
  if (deadline && deadline !== held.application_deadline) requireDeadline(deadline, now);
  if (location_ids?.length) await requireOwnLocations(tx, held, location_ids);
  if (criteria_neighborhood_ids?.length) await requireNeighborhoods(tx, criteria_neighborhood_ids);
}

function requireDeadline(deadline: string, now: Date): void {
  const today = newYorkDate(now);
  if (deadline < today) throw wrong('application_deadline', 'Pick a last day that is not over');
  if (Date.parse(deadline) - Date.parse(today) > DEADLINE_MAX_DAYS * DAY_MS) {
    throw wrong('application_deadline', 'Pick a last day within a year');
  }
}

/** One that was put away since it was chosen may stay chosen; it is no longer offered. */
async function requireOwnLocations(tx: Tx, held: HeldDraft, ids: readonly string[]): Promise<void> {
  const rows = await tx
    .selectFrom('business_locations')
    .select('id')
    .where('business_id', '=', held.business_id)
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
  if (rows.length < ids.length) throw wrong('criteria_neighborhood_ids', 'Pick neighborhoods of the list');
}

function wrong(path: string, message: string): Problem {
  return new Problem('invalid_input', message, [{ path, message }]);
}
