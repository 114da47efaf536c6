import type { Brief } from '#contract/briefs.ts';
import { type BriefChange, diffBriefs } from '#domain/brief-changes.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { holdCampaign } from '../campaigns/hold-campaign.ts';
import { recordCampaignEvent } from '../campaigns/record-event.ts';
import { refreshListing } from '../feed/refresh-listing.ts';
import { readBrief } from './read-brief.ts';
import { tellOfBriefChanges } from './tell-of-brief-changes.ts';

interface Publication {
  campaign_id: string;
  /** Left out where the clock or a payment does it. */
  actor_id?: string | undefined;
}

/**
 * Makes the brief as it stands the one that counts. Where it says the same as the one before, nothing happens; where it
 * does not, those who applied are told. Accepted creators keep the version they agreed to.
 */
export async function publishBrief(
  tx: Tx,
  context: Context,
  { campaign_id, actor_id }: Publication,
): Promise<{ version: number; changes: BriefChange[] }> {
  const campaign = await holdCampaign(tx, campaign_id);
  const brief = await readBrief(tx, campaign_id);
  const before = await findBrief(tx, campaign_id, campaign.brief_version);
  const changes = before === null ? [] : diffBriefs(before, brief);
  if (before !== null && changes.length === 0) return { version: campaign.brief_version, changes };
  const version = campaign.brief_version + 1;
  const now = context.now();
  await tx
    .insertInto('campaign_brief_versions')
    .values({
      campaign_id,
      version,
      brief: JSON.stringify(brief),
      published_by: actor_id ?? null,
      published_at: now.toISOString(),
    })
    .execute();
  await tx.updateTable('campaigns').set({ brief_version: version }).where('id', '=', campaign_id).execute();
  await refreshListing(tx, campaign_id);
  if (before !== null) {
    await recordCampaignEvent(
      tx,
      { campaign_id, actor_id, kind: 'brief_changed', detail: { version, change_count: changes.length } },
      now,
    );
    await tellOfBriefChanges(tx, context, { campaign, version, changes });
  }
  return { version, changes };
}

async function findBrief(tx: Tx, campaignId: string, version: number): Promise<Brief | null> {
  const row = await tx
    .selectFrom('campaign_brief_versions')
    .select('brief')
    .where('campaign_id', '=', campaignId)
    .where('version', '=', version)
    .executeTakeFirst();
  return (row?.brief as Brief | undefined) ?? null;
}
