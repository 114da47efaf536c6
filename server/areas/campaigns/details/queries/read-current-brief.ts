import type { Brief } from '#contract/campaigns/briefs.ts';
import { readBrief } from '#server/areas/campaigns/briefs/queries/read-brief.ts';
import type { Database } from '#server/platform/db/database.ts';

/** The current brief: the latest published version. */
export async function readCurrentBrief(
  db: Database,
  { id, brief_version }: { id: string; brief_version: number },
): Promise<Brief> {
  return (await findPublishedBrief(db, id, brief_version)) ?? readBrief(db, id);
}

export async function findPublishedBrief(
  db: Database,
  campaignId: string,
  version: number,
): Promise<Brief | null> {
  const row = await db
    .selectFrom('campaign_brief_versions')
    .select('brief')
    .where('campaign_id', '=', campaignId)
    .where('version', '=', version)
    .executeTakeFirst();
  return (row?.brief as Brief | undefined) ?? null;
}
