import type { Tx } from '../../db/database.ts';
import { slugOf } from '../../seed/slug.ts';
import type { HeldCampaign } from './hold-campaign.ts';

/** Addresses below the campaigns of a business that are pages of their own. */
const TAKEN_BY_PAGES = ['new'];

/** The title as an address. The business is held, so that two campaigns of one title do not take the same. */
export async function freeSlug(tx: Tx, { business_id, title }: HeldCampaign): Promise<string> {
  await tx
    .selectFrom('businesses')
    .select('id')
    .where('id', '=', business_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const base = slugOf(title) || 'campaign';
  const rows = await tx
    .selectFrom('campaigns')
    .select('slug')
    .where('business_id', '=', business_id)
    .where('slug', 'like', `${base}%`)
    .execute();
  const taken = new Set([...TAKEN_BY_PAGES, ...rows.map(({ slug }) => slug)]);
  let slug = base;
  for (let count = 2; taken.has(slug); count += 1) slug = `${base}-${count}`;
  return slug;
}
