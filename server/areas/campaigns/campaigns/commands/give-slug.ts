import { slugOf } from '#domain/format/slug.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { LockedCampaign } from '../lock.ts';

/** Paths under a business's campaigns that belong to pages. */
const TAKEN_BY_PAGES = ['new'];

/** Makes a slug from the title. The business is locked, so that two campaigns with one title get different slugs. */
export async function freeSlug(tx: Tx, { business_id, title }: LockedCampaign): Promise<string> {
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
