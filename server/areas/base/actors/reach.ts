import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** The locations whose campaigns a member works on; null is all of the business. */
export type Reach = readonly string[] | null;

/**
 * Whether a campaign belongs to one of these locations. It decides for every query of a business's campaigns and what hangs on
 * them. A campaign without a location is only for members without a limit.
 */
function isAt(locations: RawBuilder<unknown>, campaign: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from campaigns reached
    where reached.id = ${sql.ref(campaign)} and (
      reached.location_id = any(${locations})
      or exists (
        select from campaign_locations place
        where place.campaign_id = reached.id and place.location_id = any(${locations})
      )
    )
  )`;
}

/** For a member whose limit is known. The statement stays as it is for members without one. */
export function isInReach(reach: Reach, campaign: string): RawBuilder<SqlBool> {
  return reach === null ? sql<SqlBool>`true` : isAt(sql`${[...reach]}::uuid[]`, campaign);
}

/** For a row of `business_members` in the same statement, by its alias and the column of the campaign's id. */
export function reaches(member: string, campaign: string): RawBuilder<SqlBool> {
  const locations = sql.ref(`${member}.location_ids`);
  return sql<SqlBool>`(${locations} is null or ${isAt(locations, campaign)})`;
}
