import type { Enrichment } from '#contract/businesses/enrichments.ts';
import { readWebsite } from '#domain/businesses/website.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import { requestEnrichment } from '#server/areas/businesses/enrichments/commands/request-enrichment.ts';
import { findEnrichment } from '#server/areas/businesses/enrichments/queries/find-enrichment.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { FETCH_FAILURES } from '#server/platform/enrichment/fetch-failures.ts';
import { Problem } from '#server/platform/errors.ts';

/** Runs an enrichment for an admin. It works like a real one but belongs to no business. */
export async function requestTest(context: Context, adminId: string, typed: string): Promise<Enrichment> {
  const website_url = readWebsite(typed) ?? readUnlikely(typed);
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

/** An address that no shop has, such as one of this network: how its reading fails is worth a test. */
function readUnlikely(typed: string): string {
  const written = typed.includes('://') ? typed.trim() : `https://${typed.trim()}`;
  const url = /^https?:/i.test(written) && URL.canParse(written) ? new URL(written) : null;
  if (url === null || url.username !== '') {
    throw new Problem('invalid_input', FETCH_FAILURES.bad_address, [
      { path: 'website_url', message: FETCH_FAILURES.bad_address },
    ]);
  }
  return url.href;
}
