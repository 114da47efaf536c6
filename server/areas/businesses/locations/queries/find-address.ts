import { z } from 'zod';
import type { FoundAddress } from '#contract/businesses/locations.ts';
import type { Database } from '#server/platform/db/database.ts';

const MOST_FINDINGS = 20;

/** The shape of an address found on a website. Other values are not suggested. */
const postalAddress = z.object({ street: z.string(), city: z.string(), zip: z.string() });

/** The most certain address from the website that is not a location yet and was not dismissed. */
export async function findAddress(
  db: Database,
  businessId: string,
  locations: readonly { address: string }[],
): Promise<FoundAddress | null> {
  const findings = await db
    .selectFrom('enrichment_findings')
    .innerJoin('enrichments', 'enrichments.id', 'enrichment_findings.enrichment_id')
    .select(['enrichment_findings.id', 'value', 'source_url'])
    .where('enrichments.business_id', '=', businessId)
    .where('enrichments.status', '=', 'done')
    .where('field', '=', 'address')
    .where('set_aside_at', 'is', null)
    .where(({ eb }) => eb.or([eb('decision', 'is', null), eb('decision', '=', 'dismissed')]))
    .orderBy('enrichments.created_at', 'desc')
    .orderBy('confidence', 'desc')
    .limit(MOST_FINDINGS)
    .execute();
  const known = new Set(locations.map(({ address }) => streetOf(address)));
  for (const { id, value, source_url } of findings) {
    const found = postalAddress.safeParse(value).data;
    if (found && !known.has(streetOf(found.street))) return { finding_id: id, ...found, source_url };
  }
  return null;
}

/** Normalizes a street, so that "402 Tompkins Avenue, Brooklyn" equals "402 Tompkins Ave." */
function streetOf(address: string): string {
  const [street = ''] = address.toLowerCase().split(',');
  return street
    .replace(/\bavenue\b/g, 'ave')
    .replace(/\bstreet\b/g, 'st')
    .replace(/\bboulevard\b/g, 'blvd')
    .replace(/\broad\b/g, 'rd')
    .replace(/\bplace\b/g, 'pl')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
