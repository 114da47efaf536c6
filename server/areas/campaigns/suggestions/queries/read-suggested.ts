import { sql } from 'kysely';
import type { Suggestion } from '#contract/campaigns/suggestions.ts';
import type { Deliverable } from '#domain/campaigns/deliverables.ts';
import type { Database } from '#server/platform/db/database.ts';

export async function readSuggested(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, Omit<Suggestion, 'reasons'>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('campaigns')
    .innerJoin('businesses', 'businesses.id', 'campaigns.business_id')
    .leftJoin('business_locations', 'business_locations.id', 'campaigns.location_id')
    .leftJoin('neighborhoods', 'neighborhoods.id', 'business_locations.neighborhood_id')
    .select(['campaigns.id', 'campaigns.public_id', 'campaigns.title', 'campaigns.description'])
    .select(['campaigns.application_deadline', 'campaigns.creator_payout_cents'])
    .select('campaigns.funded_slots as slots')
    .select((eb) => eb('campaigns.funded_slots', '-', eb.ref('campaigns.taken_slots')).as('spots_left'))
    .select(['businesses.business_name', 'businesses.slug as business_slug', 'businesses.industry'])
    .select(['neighborhoods.neighborhood_name as location_neighborhood', 'neighborhoods.borough'])
    .select(
      sql<Deliverable[]>`(
        select coalesce(json_agg(json_build_object('kind', d.kind, 'quantity', d.quantity) order by d.sort_order), '[]')
        from campaign_deliverables d where d.campaign_id = campaigns.id
      )`.as('package_deliverables'),
    )
    .where('campaigns.id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
