import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

/** The locations in a fixed order, if all of them belong to the business. Archived ones may be kept. */
export async function requireLocations(
  tx: Tx,
  business_id: string,
  location_ids: readonly string[] | null,
): Promise<string[] | null> {
  if (location_ids === null) return null;
  const wanted = [...new Set(location_ids)].sort();
  const found = await tx
    .selectFrom('business_locations')
    .select('id')
    .where('business_id', '=', business_id)
    .where('id', 'in', wanted)
    .execute();
  if (found.length === wanted.length) return wanted;
  const message = 'Pick locations of this business';
  throw new Problem('invalid_input', message, [{ path: 'location_ids', message }]);
}
