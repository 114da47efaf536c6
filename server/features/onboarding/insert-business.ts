import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import type { Businesses } from '../../db/tables.gen.ts';
import { slugOf } from '../../seed/slug.ts';

const LONGEST_SLUG = 60;
const NUMBERED = [2, 3, 4, 5];

/** Under a slug nobody has: the drawing of the shop and its links hang on it from now on. */
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

/** The name, the name with a number, and at last with something that nobody else can have. */
function slugsFor(name: string): string[] {
  // A name in another alphabet has no letters of an address in it.
  const base = slugOf(name).slice(0, LONGEST_SLUG).replace(/-$/, '') || 'shop';
  return [
    base,
    ...NUMBERED.map((number) => `${base}-${number}`),
    `${base}-${randomBytes(4).toString('hex')}`,
  ];
}
