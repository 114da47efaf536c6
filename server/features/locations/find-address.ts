import { z } from 'zod';
import type { FoundAddress } from '#contract/locations.ts';
import type { Database } from '../../db/database.ts';

const MOST_FINDINGS = 20;

/** As the reading of a website leaves it; what does not look like it is not offered. */
const postalAddress = z.object({ street: z.string(), city: z.string(), zip: z.string() });

/** The surest address on the website of the business that none of its locations has and nobody has set aside. */
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

/** "402 Tompkins Avenue, Brooklyn" and "402 Tompkins Ave." are one street. */
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
