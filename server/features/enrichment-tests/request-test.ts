import type { Enrichment } from '#contract/enrichments.ts';
import { readWebsite } from '#domain/website.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recordAction } from '../audit-log/record-action.ts';
import { findEnrichment } from '../enrichments/find-enrichment.ts';
import { requestEnrichment } from '../enrichments/request-enrichment.ts';

/** An admin tries an address. It goes the way of a real reading and belongs to no business. */
export async function requestTest(context: Context, adminId: string, typed: string): Promise<Enrichment> {
  const website_url = readWebsite(typed) ?? (/^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`);
  return inTransaction(context.db, async (tx) => {
    const id = await requestEnrichment(context, tx, {
      business_id: null,
      requested_by: adminId,
      website_url,
    });
    await recordAction(tx, {
      actor_id: adminId,
      action: 'test_enrichment',
      subject_type: 'enrichment',
      subject_id: id,
      after: { website_url },
    });
    const asked = await findEnrichment(tx, id, context.now());
    if (asked === null) throw new Error('The test that was asked for is not there');
    return asked;
  });
}
