import type { Database } from '#server/platform/db/database.ts';

/** Every industry in display order. */
export async function listIndustries(db: Database) {
  const industries = await db
    .selectFrom('industries')
    .select(['slug', 'name'])
    .orderBy('sort_order')
    .limit(200)
    .execute();
  return { industries };
}
