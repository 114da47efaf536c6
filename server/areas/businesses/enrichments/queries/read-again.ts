import type { Enrichment } from '#contract/businesses/enrichments.ts';
import { lockOnboardingBusiness } from '#server/areas/businesses/businesses/lock.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { takeFromLimit } from '#server/platform/http/rate-limits.ts';
import { requestEnrichment } from '../commands/request-enrichment.ts';
import { findLatestEnrichment } from './find-enrichment.ts';

const READINGS = { most: 20, seconds: 3600 };

/** Reads the site again. If an enrichment of the same address is running, it returns that one. */
export async function readAgain(context: Context, userId: string, website: string): Promise<Enrichment> {
  await takeFromLimit(context.db, `read-site:${userId}`, READINGS);
  return inTransaction(context.db, async (tx) => {
    const business = await lockOnboardingBusiness(tx, userId);
    const latest = await findLatestEnrichment(tx, business.id, context.now());
    const isOpen = latest?.status === 'queued' || latest?.status === 'running';
    if (latest && isOpen && latest.website_url === website) return latest;
    const updated_at = context.now().toISOString();
    await tx
      .updateTable('businesses')
      .set((eb) => ({ website, version: eb('version', '+', 1), updated_at }))
      .where('id', '=', business.id)
      .execute();
    await requestEnrichment(context, tx, {
      business_id: business.id,
      requested_by: userId,
      website_url: website,
    });
    const asked = await findLatestEnrichment(tx, business.id, context.now());
    if (asked === null) throw new Error('The reading that was asked for is not there');
    return asked;
  });
}
