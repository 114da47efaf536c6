import { sql } from 'kysely';
import { NEW_YORK_CITY_ID } from '#domain/base/city.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { insertListings } from './listing-source.ts';

const GENERATIONS = 16;

/**
 * Brings what the public list shows of campaigns in line with their rows, in the transaction that changed them: called
 * by whatever changes what a row of the list shows or whether it shows at all. Safe to repeat.
 */
export async function refreshListings(tx: Tx, campaignIds: readonly string[]): Promise<void> {
  if (campaignIds.length === 0) return;
  // If one campaign is refreshed twice at once, the second refresh has to see the result of the first.
  await tx
    .selectFrom('campaigns')
    .select('id')
    .where('id', 'in', campaignIds)
    .orderBy('id')
    .forUpdate()
    .execute();
  await removeFromBuckets(tx, campaignIds);
  await addToBuckets(tx, campaignIds);
  await raiseGeneration(tx, campaignIds);
}

export function refreshListing(tx: Tx, campaignId: string): Promise<void> {
  return refreshListings(tx, [campaignId]);
}

/** Refreshes all listings of a business, because they show its name and neighborhoods. */
export async function refreshListingsOf(tx: Tx, businessId: string): Promise<void> {
  const campaigns = await tx
    .selectFrom('campaigns')
    .select('id')
    .where('business_id', '=', businessId)
    .where('status', '=', 'live')
    .orderBy('id')
    .execute();
  await refreshListings(
    tx,
    campaigns.map(({ id }) => id),
  );
}

async function removeFromBuckets(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    with gone as (
      delete from campaign_listings where campaign_id = any(${ids}::uuid[])
      returning campaign_id, published_at, buckets
    )
    delete from listing_buckets s using gone
    where s.bucket = any(gone.buckets) and s.published_at = gone.published_at
      and s.campaign_id = gone.campaign_id`.execute(tx);
}

async function addToBuckets(tx: Tx, ids: readonly string[]): Promise<void> {
  const among = sql`c.city_id = ${NEW_YORK_CITY_ID} and c.id = any(${ids}::uuid[])`;
  await insertListings(among).execute(tx);
}

/** Updates shards in a fixed order, so that two large changes can't deadlock. */
async function raiseGeneration(tx: Tx, ids: readonly string[]): Promise<void> {
  const shards = [...new Set(ids.map((id) => Number.parseInt(id.slice(-2), 16) % GENERATIONS))];
  await sql`
    with locked as (
      select shard from listing_generations where shard = any(${shards}::integer[]) order by shard for update
    )
    update listing_generations g set generation = generation + 1 from locked where locked.shard = g.shard`.execute(
    tx,
  );
}
