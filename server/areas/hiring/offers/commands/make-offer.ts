import type { NewOffer, OfferMade } from '#contract/hiring/offers.ts';
import type { Account } from '#domain/accounts/access.ts';
import { OFFER_OPEN_DAYS } from '#domain/hiring/offers.ts';
import type { Reach } from '#server/areas/base/actors/reach.ts';
import { lockBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import { lockUploader } from '#server/areas/campaigns/campaigns/commands/add-pictures.ts';
import { copyOwnCampaign } from '#server/areas/campaigns/campaigns/commands/duplicate-campaign.ts';
import { lockCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { moveCampaign } from '#server/areas/campaigns/campaigns/transition.ts';
import { insertDraft } from '#server/areas/campaigns/drafts/commands/create-draft.ts';
import { makeOfferDraft } from '#server/areas/campaigns/drafts/commands/make-offer-draft.ts';
import { requireComplete } from '#server/areas/campaigns/drafts/commands/require-complete.ts';
import { draftFromTemplate } from '#server/areas/campaigns/templates/commands/use-template.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { Problem } from '#server/platform/errors.ts';
import { answerOnce } from '#server/platform/http/idempotency.ts';
import { requireOfferable } from './require-offerable.ts';

type Wanted = NewOffer & { business_id: string };

/**
 * Prepares an offer with a spot for each creator. They hear of it once it is paid for. Sent again with the same key, it
 * is the same offer.
 */
export function makeOffer(
  context: Context,
  account: Account,
  { key, ...wanted }: Wanted & { key: string },
): Promise<OfferMade> {
  const asking = { user_id: account.user_id, operation: 'make_offer', key, request: wanted };
  return answerOnce(context, asking, {
    make: (tx) => writeOffer(tx, context, account, wanted),
    answer: async (made) => made,
  });
}

async function writeOffer(
  tx: Tx,
  context: Context,
  account: Account,
  { business_id, ...offer }: Wanted,
): Promise<OfferMade> {
  await lockUploader(tx, account.user_id);
  const { reach } = await lockBusiness(tx, account, business_id, 'change');
  const creator_ids = [...new Set(offer.creator_ids)];
  await requireOfferable(tx, business_id, creator_ids);
  const campaign_id = await writeBrief(tx, context, account, { business_id, reach }, offer.brief);
  await makeOfferDraft(tx, context, campaign_id, {
    slots: creator_ids.length,
    creator_payout_cents: offer.payout_cents,
    content_due_days: offer.content_due_days,
    open_days: OFFER_OPEN_DAYS,
    like: offer.brief.from === 'campaign' ? offer.brief.campaign_id : null,
  });
  const at = context.now().toISOString();
  const row = { campaign_id, status: 'waiting' as const, words: offer.words, added_at: at, updated_at: at };
  await tx
    .insertInto('waiting_invitations')
    .values(creator_ids.map((creator_id) => ({ id: newId(), creator_id, added_by: account.user_id, ...row })))
    .execute();
  return finish(tx, context, account, campaign_id);
}

function writeBrief(
  tx: Tx,
  context: Context,
  account: Account,
  own: { business_id: string; reach: Reach },
  brief: NewOffer['brief'],
): Promise<string> {
  switch (brief.from) {
    case 'campaign':
      return copyOwnCampaign(tx, context, account, {
        id: own.business_id,
        identifier: brief.campaign_id,
      });
    case 'template':
      return draftFromTemplate(tx, context, account, { ...own, template_id: brief.template_id });
    case 'blank':
      return insertDraft(tx, context, account, own);
  }
}

/** A brief without gaps can be paid for right away. */
async function finish(tx: Tx, context: Context, account: Account, campaign_id: string): Promise<OfferMade> {
  try {
    await requireComplete(tx, campaign_id, context.now());
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause;
    return { campaign_id, status: 'draft' };
  }
  const { status } = await moveCampaign(tx, context, await lockCampaign(tx, campaign_id), {
    move: 'await_funding',
    mover: 'business',
    actor_id: account.user_id,
  });
  return { campaign_id, status };
}
