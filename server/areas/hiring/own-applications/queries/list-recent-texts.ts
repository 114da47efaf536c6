import type { Database, Tx } from '#server/platform/db/database.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** More applications than anyone sends in a week. */
const MOST = 300;

/** The pitch and answers of each application a creator sent in the last seven days, with the business that got it. */
export async function listRecentTexts(
  db: Database | Tx,
  userId: string,
  now: Date,
): Promise<{ business_id: string; texts: string[] }[]> {
  const rows = await db
    .selectFrom('applications')
    .innerJoin('creators', 'creators.id', 'applications.creator_id')
    .innerJoin('campaigns', 'campaigns.id', 'applications.campaign_id')
    .select(['campaigns.business_id', 'applications.pitch', 'applications.answers'])
    .where('creators.user_id', '=', userId)
    .where('applications.submitted_at', '>', new Date(now.getTime() - WEEK_MS).toISOString())
    .orderBy('applications.submitted_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ business_id, pitch, answers }) => ({ business_id, texts: [pitch, ...answers] }));
}
