import type { Enrichment } from '#contract/businesses/enrichments.ts';
import { findOwnBusiness } from '#server/areas/businesses/businesses/queries/own-business.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { findEnrichment, findLatestEnrichment } from './find-enrichment.ts';

/** An enrichment of the account's own business. The last one includes decisions from earlier ones. */
export async function getOwnEnrichment(
  { db, now }: Context,
  userId: string,
  id: string,
): Promise<Enrichment> {
  const business = await findOwnBusiness(db, userId);
  const owned =
    business &&
    (await db
      .selectFrom('enrichments')
      .select('id')
      .where('id', '=', id)
      .where('business_id', '=', business.id)
      .executeTakeFirst());
  if (!owned) throw new Problem('not_found', 'We can’t find those results.');
  const latest = await findLatestEnrichment(db, business.id, now());
  const found = latest?.id === id ? latest : await findEnrichment(db, id, now());
  if (found === null) throw new Problem('not_found', 'We can’t find those results.');
  return found;
}
