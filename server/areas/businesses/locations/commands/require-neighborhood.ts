import { NEW_YORK_CITY_ID } from '#domain/base/city.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

/** A neighborhood of the live city, by its id. */
export async function requireNeighborhood(tx: Tx, id: string): Promise<{ neighborhood_name: string }> {
  const neighborhood = await tx
    .selectFrom('neighborhoods')
    .select('neighborhood_name')
    .where('id', '=', id)
    .where('city_id', '=', NEW_YORK_CITY_ID)
    .executeTakeFirst();
  if (neighborhood) return neighborhood;
  const message = 'Pick a neighborhood from the list';
  throw new Problem('invalid_input', `${message}.`, [{ path: 'neighborhood_id', message }]);
}
