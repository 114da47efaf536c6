import type { MailingAddress } from '#domain/accounts/mailing-address.ts';
import { findMailingAddress } from '#server/areas/accounts/mailing-addresses/queries/find-mailing-address.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import type { Secrets } from '#server/platform/secrets/derive-key.ts';

/**
 * The mailing address of a business: its owner's, else its primary location. Null for a business with neither.
 * Callers decide who may see it.
 */
export async function findBusinessAddress(
  context: { db: Database | Tx; config: Secrets },
  businessId: string,
): Promise<MailingAddress | null> {
  const business = await context.db
    .selectFrom('businesses as b')
    .leftJoin('business_locations as l', (join) =>
      join.onRef('l.business_id', '=', 'b.id').on('l.is_primary', '=', true).on('l.archived_at', 'is', null),
    )
    .leftJoin('neighborhoods as n', 'n.id', 'l.neighborhood_id')
    .select(['b.owner_id', 'b.business_name', 'l.address', 'l.zip', 'n.borough'])
    .where('b.id', '=', businessId)
    .executeTakeFirst();
  if (business === undefined) return null;
  const chosen = business.owner_id === null ? null : await findMailingAddress(context, business.owner_id);
  if (chosen !== null) return chosen;
  const { business_name, address, zip, borough } = business;
  if (address === null) return null;
  // The post office calls Manhattan by the name of the city.
  const city = borough === null || borough === 'Manhattan' ? 'New York' : borough;
  return { recipient_name: business_name, street: address, unit: null, city, state: 'NY', zip: zip ?? '' };
}
