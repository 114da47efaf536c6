import type { FoundSocialLinks } from '#contract/enrichments.ts';
import type { FindingField } from '#domain/enrichment.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { requireIndustry } from '../industries/require-industry.ts';

/**
 * What the owner said yes to becomes what the business says of itself. Address and hours wait for the location they
 * belong to; pictures have been stored by then.
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
      .set({ ...columns, updated_at })
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
