import type { Brief, BriefVersion } from '#contract/campaigns/briefs.ts';
import { displayName } from '#domain/format/display-name.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

const MOST_VERSIONS = 50;

/** The published versions of a campaign's brief, newest first. */
export async function listBriefVersions(db: Database | Tx, campaignId: string): Promise<BriefVersion[]> {
  const rows = await db
    .selectFrom('campaign_brief_versions as v')
    .leftJoin('users', 'users.id', 'v.published_by')
    .leftJoin('profiles', 'profiles.user_id', 'v.published_by')
    .select(['v.version', 'v.brief', 'v.published_at', 'users.id as user_id', 'users.email'])
    .select('profiles.full_name')
    .where('v.campaign_id', '=', campaignId)
    .orderBy('v.version', 'desc')
    .limit(MOST_VERSIONS)
    .execute();
  return rows.map(({ version, brief, published_at, user_id, email, full_name }) => ({
    version,
    brief: brief as Brief,
    published_at,
    published_by: user_id === null ? null : displayName({ full_name, email }),
  }));
}
