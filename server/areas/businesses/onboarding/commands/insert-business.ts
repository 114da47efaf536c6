import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import { slugOf } from '#domain/format/slug.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import type { Businesses } from '#server/platform/db/tables.gen.ts';

const LONGEST_SLUG = 60;
const NUMBERED = [2, 3, 4, 5];

/** Inserts a business under an unused slug, on which its drawing and its links depend from now on. */
export async function insertBusiness(
  tx: Tx,
  business: Omit<Insertable<Businesses>, 'id' | 'slug'>,
): Promise<string> {
  for (const slug of slugsFor(business.business_name)) {
    const inserted = await tx
      .insertInto('businesses')
      .values({ ...business, id: newId(), slug })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted !== undefined) return inserted.id;
  }
  throw new Error('There is no slug left for the business');
}

/** Slugs to try: the name, the name with a number, and finally the name with a unique suffix. */
function slugsFor(name: string): string[] {
  // A name in another alphabet gives no letters for the slug.
  const base = slugOf(name).slice(0, LONGEST_SLUG).replace(/-$/, '') || 'shop';
  return [
    base,
    ...NUMBERED.map((number) => `${base}-${number}`),
    `${base}-${randomBytes(4).toString('hex')}`,
  ];
}
