import type { FoundSocialLinks } from '#contract/businesses/enrichments.ts';
import type { FindingField } from '#domain/businesses/enrichment.ts';
import { requireIndustry } from '#server/areas/base/industries/commands/require-industry.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';

/**
 * Writes an accepted finding into the business. Address and hours are kept until their location exists; pictures have
 * been stored by then.
 */
export async function applyFinding(
  { now }: Pick<Context, 'now'>,
  tx: Tx,
  businessId: string,
  field: FindingField,
  value: unknown,
): Promise<void> {
  const updated_at = now().toISOString();
  const set = (columns: object) =>
    tx
      .updateTable('businesses')
      .set((eb) => ({ ...columns, version: eb('version', '+', 1), updated_at }))
      .where('id', '=', businessId)
      .execute();
  if (field === 'name') {
    await set({ business_name: value });
    await tx
      .updateTable('business_onboardings')
      .set({ has_name: true, updated_at })
      .where('business_id', '=', businessId)
      .execute();
  }
  if (field === 'description') await set({ description: value });
  if (field === 'industry') {
    await requireIndustry(tx, value as string);
    await set({ industry: value });
  }
  if (field === 'social_links') {
    const links = (value as FoundSocialLinks).map(({ platform, url }) => ({ platform, url }));
    await set({ social_links: JSON.stringify(links) });
  }
}
