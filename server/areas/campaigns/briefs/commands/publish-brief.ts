import type { Brief } from '#contract/campaigns/briefs.ts';
import { diffBriefs } from '#domain/campaigns/brief-changes.ts';
import { needConsent } from '#domain/campaigns/consent-rules.ts';
import { recordCampaignEvent } from '#server/areas/campaigns/campaigns/commands/record-event.ts';
import type { LockedCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { refreshListing } from '#server/areas/campaigns/listing/commands/refresh-listing.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { notifyAboutBriefChanges } from '../notify.ts';
import { readBrief } from '../queries/read-brief.ts';

/**
 * Makes the brief as it is written now the published one. A brief that says the same as before is left alone; otherwise
 * open applicants are notified, and asked whether they're still in if its terms changed. Accepted creators keep the
 * version they agreed to. `actor_id` is left out where the clock or a payment publishes it. Answers with the campaign as
 * it is now.
 */
export async function publishBrief(
  tx: Tx,
  context: Context,
  campaign: LockedCampaign,
  { actor_id }: { actor_id?: string | undefined } = {},
): Promise<LockedCampaign> {
  const campaign_id = campaign.id;
  const brief = await readBrief(tx, campaign_id);
  const before = await findBrief(tx, campaign_id, campaign.brief_version);
  const changes = before === null ? [] : diffBriefs(before, brief);
  if (before !== null && changes.length === 0) return campaign;
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
  const asksAgain = needConsent(changes);
  const versions = {
    brief_version: version,
    consent_version: asksAgain ? version : campaign.consent_version,
  };
  await tx.updateTable('campaigns').set(versions).where('id', '=', campaign_id).execute();
  await refreshListing(tx, campaign_id);
  if (before !== null) {
    await recordCampaignEvent(
      tx,
      { campaign_id, actor_id, kind: 'brief_changed', detail: { version, change_count: changes.length } },
      now,
    );
    await notifyAboutBriefChanges(tx, context, { campaign, version, changes, asks_again: asksAgain });
  }
  return { ...campaign, ...versions };
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
