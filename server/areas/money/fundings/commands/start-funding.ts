import type { z } from 'zod';
import type { fundingRequest } from '#contract/money/fundings.ts';
import type { Account } from '#domain/accounts/access.ts';
import { isPastDeadline } from '#domain/campaigns/campaign-clock.ts';
import { SLOTS_MAX } from '#domain/campaigns/campaign-limits.ts';
import { canChooseCreators } from '#domain/campaigns/campaign-states.ts';
import { formatCents } from '#domain/format/money.ts';
import { requireBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import { type LockedCampaign, lockCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { getOwnCampaign } from '#server/areas/campaigns/campaigns/queries/find-own-campaign.ts';
import { findSpotPrice, type SpotPrice } from '#server/areas/campaigns/campaigns/queries/spot-price.ts';
import { getOrInsertPayer } from '#server/areas/money/saved-cards/commands/get-payer.ts';
import { requireCard } from '#server/areas/money/saved-cards/commands/require-card.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { answerOnce } from '#server/platform/http/idempotency.ts';
import { requireUnblocked } from '../require-may-pay.ts';
import { closeCheckout } from './close-checkouts.ts';
import { insertFunding } from './insert-funding.ts';
import { type OpenedCheckout, openCheckout } from './open-checkout.ts';

type Request = z.output<typeof fundingRequest>;
type Place = { business_id: string; identifier: string };

/** A checkout that expires sooner than this is not reused. */
const LEAST_LEFT_MS = 1_800_000;

/** Starts a payment for spots. Money is held only once the provider confirms that it arrived. */
export async function startFunding(
  context: Context,
  account: Account,
  { key, business_id, identifier, ...body }: Place & Request & { key: string },
): Promise<OpenedCheckout> {
  const place = { id: business_id, identifier };
  const { id: campaign_id } = await getOwnCampaign(context.db, account, place, 'own');
  const { user_id } = account;
  const request = {
    campaign_id,
    slots: body.slots,
    total_cents: body.total_cents,
    reference: body.reference,
    card_id: body.card_id,
    save_card: body.save_card,
  };
  return answerOnce(
    context,
    { user_id, operation: 'start_funding', key, request },
    {
      make: async (tx) => {
        await requireBusiness(tx, account, business_id, 'own');
        const campaign = await lockCampaign(tx, campaign_id);
        const means = await findMeans(tx, context, { campaign, user_id, body });
        return { funding_id: await findOrInsert(tx, context, { campaign, user_id, body, means }) };
      },
      answer: ({ funding_id }) => openCheckout(context, funding_id),
    },
  );
}

interface Wish {
  campaign: LockedCampaign;
  user_id: string;
  body: Request;
}

/** The saved card that pays, or the payer whose card the page keeps. */
interface Means {
  card_id: string | null;
  payer_id: string | null;
}

/**
 * A card pays at once, so a second press in another tab finds the campaign paid for, and the spots it would add are
 * spots nobody asked for.
 */
async function findMeans(tx: Tx, context: Context, { campaign, user_id, body }: Wish): Promise<Means> {
  const owner = { business_id: campaign.business_id, user_id };
  const { card_id, funded_slots, save_card } = body;
  if (card_id === undefined) {
    return { card_id: null, payer_id: save_card ? await getOrInsertPayer(tx, context, owner) : null };
  }
  if (funded_slots !== campaign.funded_slots) {
    throw new Problem(
      'conflict',
      `${campaign.funded_slots} spots of this campaign are paid for now. Check the receipt again.`,
    );
  }
  return { card_id: await requireCard(tx, context, { ...owner, card_id }), payer_id: null };
}

async function findOrInsert(
  tx: Tx,
  context: Context,
  { campaign, user_id, body, means }: Wish & { means: Means },
): Promise<string> {
  if (campaign.stopped_at !== null) {
    throw new Problem('conflict', 'This campaign is on hold. You can pay again once we’re done checking.');
  }
  await requireUnblocked(tx, campaign.business_id);
  const purpose = purposeOf(campaign, body.slots);
  if (purpose === 'first' && isPastDeadline(campaign.application_deadline, context.now())) {
    throw new Problem('conflict', 'The deadline has passed. Set a later one first.');
  }
  const price = await findSpotPrice(tx, campaign);
  if (price === null) throw new Problem('conflict', 'Set the payout first.');
  requireSameTotal(price, body);
  const open = await findOpen(tx, campaign.id);
  if (open?.processing_at) {
    throw new Problem('conflict', 'A payment for this campaign is processing. Wait until it’s done.');
  }
  if (open) {
    const isOurs = open.provider === context.payments.name;
    const isSameSum = isOurs && open.slots === body.slots && open.total_cents === body.total_cents;
    // Nobody knows yet whether the card pays, so nothing else may.
    if (open.card_id !== null && open.card_refusal === null) {
      if (isSameSum) return open.id;
      throw new Problem('conflict', 'A payment for this campaign is processing. Wait until it’s done.');
    }
    const isSame = isSameSum && means.card_id === null && open.payer_id === means.payer_id;
    const leftMs = Date.parse(open.expires_at) - context.now().getTime();
    if (isSame && leftMs > LEAST_LEFT_MS) {
      await keepReference(tx, open.id, body.reference);
      return open.id;
    }
    await closeCheckout(tx, context, open);
  }
  return insertFunding(tx, context, {
    business_id: campaign.business_id,
    campaign_id: campaign.id,
    purpose,
    slots: body.slots,
    ...price,
    started_by: user_id,
    reference: body.reference,
    ...means,
  });
}

function purposeOf(
  { status, is_offer, slots, funded_slots }: LockedCampaign,
  wished: number,
): 'first' | 'more_spots' {
  if (status === 'awaiting_funding') {
    if (wished === slots) return 'first';
    throw new Problem('conflict', `The campaign now has ${slots} spots. Check the receipt again.`);
  }
  if (status === 'draft') throw new Problem('conflict', 'Finish the draft first.');
  if (is_offer) throw new Problem('conflict', 'An offer has one spot for each creator. Make another offer.');
  if (!canChooseCreators(status)) throw new Problem('conflict', `The campaign is ${status} now.`);
  if (funded_slots + wished > SLOTS_MAX) {
    throw new Problem('conflict', `A campaign can have up to ${SLOTS_MAX} spots.`);
  }
  return 'more_spots';
}

function requireSameTotal({ payout_cents, fee_cents }: SpotPrice, { slots, total_cents }: Request): void {
  const total = slots * (payout_cents + fee_cents);
  if (total !== total_cents) {
    throw new Problem('conflict', `The total is now ${formatCents(total)}. Check the receipt again.`);
  }
}

/** The same checkout page may be opened again with another reference: the receipt isn't issued yet. */
async function keepReference(tx: Tx, id: string, reference: Request['reference']): Promise<void> {
  if (reference === undefined) return;
  await tx.updateTable('fundings').set({ reference }).where('id', '=', id).execute();
}

function findOpen(tx: Tx, campaignId: string) {
  return tx
    .selectFrom('fundings')
    .select(['id', 'status', 'slots', 'total_cents', 'expires_at', 'processing_at'])
    .select(['provider', 'provider_reference', 'card_id', 'card_refusal', 'payer_id'])
    .where('campaign_id', '=', campaignId)
    .where('status', '=', 'created')
    .where('slots', '>', 0)
    .forUpdate()
    .executeTakeFirst();
}
