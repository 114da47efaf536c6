import type { Database } from '#server/platform/db/database.ts';

/** The website the last attempt could not read; null once a later one worked. */
export async function findUnreadWebsite(db: Database, businessId: string): Promise<string | null> {
  const last = await db
    .selectFrom('enrichments')
    .select(['status', 'website_url'])
    .where('business_id', '=', businessId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.status === 'failed' ? last.website_url : null;
}
