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

/** The version of the brief a contract with this creator would have: the one they agreed to, unless its terms changed. */
export function versionToSign(
  { brief_version }: { brief_version: number },
  agreed: { agreed_version: number; needs_consent: boolean } | null,
): number {
  const isStanding = agreed !== null && agreed.agreed_version > 0 && !agreed.needs_consent;
  return isStanding ? agreed.agreed_version : brief_version;
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
