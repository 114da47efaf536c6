import type { Enrichment } from '#contract/enrichments.ts';
import type { Context } from '../../context.ts';
import { Problem } from '../../errors.ts';
import { findOwnBusiness } from '../onboarding/own-business.ts';
import { findEnrichment, findLatestEnrichment } from './find-enrichment.ts';

/** A reading of one's own business. The last one comes with what earlier ones settled. */
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
  if (!owned) throw new Problem('not_found', 'There is no such reading.');
  const latest = await findLatestEnrichment(db, business.id, now());
  const found = latest?.id === id ? latest : await findEnrichment(db, id, now());
  if (found === null) throw new Problem('not_found', 'There is no such reading.');
  return found;
}
