import type { Database } from '../../db/database.ts';

/** Every kind of business, in the order lists show them. */
export async function listIndustries(db: Database) {
  const industries = await db
    .selectFrom('industries')
    .select(['slug', 'name'])
    .orderBy('sort_order')
    .limit(200)
    .execute();
  return { industries };
}
