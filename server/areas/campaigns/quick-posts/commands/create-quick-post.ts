import type { CampaignFields } from '#contract/campaigns/drafts.ts';
import type { QuickPost } from '#contract/campaigns/quick-posts.ts';
import type { Account } from '#domain/accounts/access.ts';
import { writeBrief } from '#domain/campaigns/brief-writer/write-brief.ts';
import { splitBudget } from '#domain/campaigns/budget.ts';
import { USUAL_RIGHTS } from '#domain/campaigns/campaign-limits.ts';
import type { Reach } from '#server/areas/base/actors/reach.ts';
import { readSettings } from '#server/areas/base/settings/queries/read-settings.ts';
import { lockBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import { lockUploader } from '#server/areas/campaigns/campaigns/commands/add-pictures.ts';
import { lockCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { insertDraft } from '#server/areas/campaigns/drafts/commands/create-draft.ts';
import { writeFields } from '#server/areas/campaigns/drafts/commands/write-fields.ts';
import { requireReach } from '#server/areas/campaigns/drafts/lock.ts';
import { getDraft } from '#server/areas/campaigns/drafts/queries/get-draft.ts';
import { draftFromTemplate } from '#server/areas/campaigns/templates/commands/use-template.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { answerOnce } from '#server/platform/http/idempotency.ts';
import { readShop } from '../queries/read-shop.ts';

type Parts = Pick<Context, 'db' | 'now' | 'queue'>;
type Wanted = QuickPost & { business_id: string };

/** Creates a complete draft from three answers. Sent again with the same key, it is the same draft. */
export async function createQuickPost(
  context: Parts,
  account: Account,
  { key, ...wanted }: Wanted & { key: string },
): Promise<{ campaign_id: string }> {
  const { user_id } = account;
  return answerOnce(
    context,
    { user_id, operation: 'create_quick_post', key, request: wanted },
    {
      make: async (tx) => {
        await lockUploader(tx, user_id);
        const { reach } = await lockBusiness(tx, account, wanted.business_id, 'change');
        return { campaign_id: await writeQuickPost(tx, context, account, { ...wanted, reach }) };
      },
      answer: async (made) => made,
    },
  );
}

async function writeQuickPost(
  tx: Tx,
  context: Parts,
  account: Account,
  wanted: Wanted & { reach: Reach },
): Promise<string> {
  const price = await priceOf(tx, wanted);
  const { business_id, reach, package_id, template_id, application_deadline, content_due_days } = wanted;
  const id = template_id
    ? await draftFromTemplate(tx, context, account, { business_id, reach, template_id })
    : await insertDraft(tx, context, account, { business_id, reach, package_id });
  const location_ids = wanted.fulfilment === 'visit' ? wanted.location_ids : [];
  const fields: CampaignFields = {
    ...(template_id === undefined && (await firstBrief(tx, id, wanted))),
    ...price,
    fulfilment: wanted.fulfilment,
    location_ids,
    application_deadline,
    content_due_days,
  };
  const locked = await lockCampaign(tx, id);
  await requireReach(tx, account, locked, location_ids);
  await writeFields(tx, context, locked, fields, account.user_id);
  return id;
}

/** The fee of now decides, whatever the page knew. */
async function priceOf(tx: Tx, { total_cents, creator_count }: Wanted) {
  const { business_fee_percent: fee_percent } = await readSettings(tx);
  const split = splitBudget({ total_cents, creator_count, fee_percent });
  if (!split.fits) {
    throw new Problem('invalid_input', split.message, [{ path: split.field, message: split.message }]);
  }
  return { creator_payout_cents: split.receipt.payout_cents, slots: split.receipt.slots };
}

async function firstBrief(tx: Tx, campaignId: string, wanted: Wanted): Promise<CampaignFields> {
  const { deliverables } = await getDraft(tx, campaignId);
  const { shop, goals } = await readShop(tx, wanted.business_id, wanted.location_ids[0]);
  return {
    ...writeBrief({ shop, goals, deliverables, fulfilment: wanted.fulfilment }),
    rights_channels: [...USUAL_RIGHTS],
  };
}
