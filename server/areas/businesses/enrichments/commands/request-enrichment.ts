import type { EnrichmentSource } from '#domain/businesses/enrichment.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { enrichBusiness } from '../jobs/enrich-business.ts';

const SOURCES: EnrichmentSource[] = ['website'];

interface Wanted {
  /** Null for a test by an admin. */
  business_id: string | null;
  requested_by: string;
  website_url: string;
}

/** Requests an enrichment in the caller's transaction. It runs in the background. */
export async function requestEnrichment(
  { queue }: Pick<Context, 'queue'>,
  tx: Tx,
  wanted: Wanted,
): Promise<string> {
  const id = newId();
  const { business_id, website_url } = wanted;
  await tx
    .insertInto('enrichments')
    .values({ id, ...wanted, sources: SOURCES, status: 'queued' })
    .execute();
  await queue.enqueue(tx, enrichBusiness, { enrichment_id: id, business_id, sources: SOURCES, website_url });
  return id;
}
