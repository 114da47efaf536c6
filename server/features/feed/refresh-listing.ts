import { sql } from 'kysely';
import { NEW_YORK_CITY_ID } from '#domain/city.ts';
import type { Tx } from '../../db/database.ts';
import { putOnList } from './listing-source.ts';

const GENERATIONS = 16;

/**
 * Brings what the public list shows of campaigns in line with their rows, in the transaction that changed them: called
 * by whatever changes what a row of the list shows or whether it shows at all. Safe to repeat.
 */
export async function refreshListings(tx: Tx, campaignIds: readonly string[]): Promise<void> {
  if (campaignIds.length === 0) return;
  // Of two refreshes of one campaign the second sees what the first has left.
  await tx
    .selectFrom('campaigns')
    .select('id')
    .where('id', 'in', campaignIds)
    .orderBy('id')
    .forUpdate()
    .execute();
  await takeFromShelves(tx, campaignIds);
  await putOnShelves(tx, campaignIds);
  await raiseGeneration(tx, campaignIds);
}

export function refreshListing(tx: Tx, campaignId: string): Promise<void> {
  return refreshListings(tx, [campaignId]);
}

/** Names and neighborhoods of a business show on each of its listings. */
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

async function takeFromShelves(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    with gone as (
      delete from campaign_listings where campaign_id = any(${ids}::uuid[])
      returning campaign_id, published_at, shelves
    )
    delete from listing_shelves s using gone
    where s.shelf = any(gone.shelves) and s.published_at = gone.published_at
      and s.campaign_id = gone.campaign_id`.execute(tx);
}

async function putOnShelves(tx: Tx, ids: readonly string[]): Promise<void> {
  const among = sql`c.city_id = ${NEW_YORK_CITY_ID} and c.id = any(${ids}::uuid[])`;
  await putOnList(among).execute(tx);
}

/** In the order of the shards, so that two that change many campaigns cannot stop each other. */
async function raiseGeneration(tx: Tx, ids: readonly string[]): Promise<void> {
  const shards = [...new Set(ids.map((id) => Number.parseInt(id.slice(-2), 16) % GENERATIONS))];
  await sql`
    with held as (
      select shard from listing_generations where shard = any(${shards}::integer[]) order by shard for update
    )
    update listing_generations g set generation = generation + 1 from held where held.shard = g.shard`.execute(
    tx,
  );
}
