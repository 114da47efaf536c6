import type { EnrichmentSource } from '#domain/enrichment.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { enrichBusiness } from './enrich-business.ts';

const SOURCES: EnrichmentSource[] = ['website'];

interface Wanted {
  /** Null where an admin only tries an address. */
  business_id: string | null;
  requested_by: string;
  website_url: string;
}

/** Asks for a reading in the caller's transaction; it happens in the background. */
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
