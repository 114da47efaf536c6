import { type CampaignTemplate, type NewTemplate, templateContent } from '#contract/campaigns/templates.ts';
import type { Account } from '#domain/accounts/access.ts';
import { CAMPAIGN_PICTURE_ROLES, isCampaignPicture } from '#domain/base/media.ts';
import { TEMPLATES_MAX } from '#domain/campaigns/templates.ts';
import { findMedia } from '#server/areas/base/media/queries/find-media.ts';
import { lockBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import { recordCampaignEvent } from '#server/areas/campaigns/campaigns/commands/record-event.ts';
import { getOwnCampaign } from '#server/areas/campaigns/campaigns/queries/find-own-campaign.ts';
import { getDraft } from '#server/areas/campaigns/drafts/queries/get-draft.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { getTemplate } from '../template-query.ts';
import { requireFreeName } from './require-free-name.ts';

/** Keeps a campaign as it is now. Later changes to the campaign don't change the template. */
export async function saveTemplate(
  { db, now }: Pick<Context, 'db' | 'now'>,
  account: Account,
  business_id: string,
  { template_name, campaign_id }: NewTemplate,
): Promise<CampaignTemplate> {
  return inTransaction(db, async (tx) => {
    // Two templates saved at once are counted one after the other.
    await lockBusiness(tx, account, business_id, 'change');
    const own = await getOwnCampaign(tx, account, { id: business_id, identifier: campaign_id }, 'change');
    await requireRoom(tx, business_id);
    await requireFreeName(tx, { business_id, template_name, own_id: null });
    const id = newId();
    const at = now().toISOString();
    await tx
      .insertInto('campaign_templates')
      .values({
        id,
        business_id,
        template_name,
        content: JSON.stringify(templateContent.parse(await getDraft(tx, own.id))),
        created_by: account.user_id,
        created_at: at,
        updated_at: at,
      })
      .execute();
    await keepPictures(tx, id, own.id);
    await recordCampaignEvent(
      tx,
      {
        campaign_id: own.id,
        actor_id: account.user_id,
        kind: 'template_saved',
        detail: { template_id: id, template_name },
      },
      now(),
    );
    return getTemplate(tx, { business_id, template_id: id });
  });
}

async function requireRoom(tx: Tx, businessId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('campaign_templates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('business_id', '=', businessId)
    .executeTakeFirstOrThrow();
  if (count >= TEMPLATES_MAX) {
    throw new Problem('conflict', `You can have up to ${TEMPLATES_MAX} templates. Delete one first.`);
  }
}

async function keepPictures(tx: Tx, template_id: string, campaignId: string): Promise<void> {
  const files = await findMedia(tx, {
    entity_type: 'campaign',
    entity_ids: [campaignId],
    roles: CAMPAIGN_PICTURE_ROLES,
  });
  if (files.length === 0) return;
  await tx
    .insertInto('campaign_template_pictures')
    .values(
      files.flatMap(({ id, role }, index) =>
        isCampaignPicture(role) ? [{ template_id, media_file_id: id, role, sort_order: index + 1 }] : [],
      ),
    )
    .execute();
}
