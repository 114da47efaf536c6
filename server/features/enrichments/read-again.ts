import type { Enrichment } from '#contract/enrichments.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { takeFromLimit } from '../../http/rate-limits.ts';
import { holdBusiness } from '../onboarding/hold-business.ts';
import { findLatestEnrichment } from './find-enrichment.ts';
import { requestEnrichment } from './request-enrichment.ts';

const READINGS = { most: 20, seconds: 3600 };

/** Reads the site again. While a reading of the same address is under way, that is the answer. */
export async function readAgain(context: Context, userId: string, website: string): Promise<Enrichment> {
  await takeFromLimit(context.db, `read-site:${userId}`, READINGS);
  return inTransaction(context.db, async (tx) => {
    const business = await holdBusiness(tx, userId);
    const latest = await findLatestEnrichment(tx, business.id, context.now());
    const isOpen = latest?.status === 'queued' || latest?.status === 'running';
    if (latest && isOpen && latest.website_url === website) return latest;
    const updated_at = context.now().toISOString();
    await tx.updateTable('businesses').set({ website, updated_at }).where('id', '=', business.id).execute();
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
