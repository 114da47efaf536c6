import type { z } from 'zod';
import type { fundingRequest } from '#contract/fundings.ts';
import type { Account } from '#domain/access.ts';
import { isPastDeadline } from '#domain/campaign-clock.ts';
import { SLOTS_MAX } from '#domain/campaign-limits.ts';
import { canChooseCreators } from '#domain/campaign-states.ts';
import { formatCents } from '#domain/money.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { answerOnce } from '../../http/idempotency.ts';
import { requireBusiness } from '../businesses/require-business.ts';
import { getOwnCampaign } from '../campaigns/find-own-campaign.ts';
import { type HeldCampaign, holdCampaign } from '../campaigns/hold-campaign.ts';
import { closeCheckout } from './close-checkouts.ts';
import { insertFunding } from './insert-funding.ts';
import { type OpenedCheckout, openCheckout } from './open-checkout.ts';
import { findSpotPrice, type SpotPrice } from './spot-price.ts';

type Request = z.output<typeof fundingRequest>;
type Place = { business_id: string; identifier: string };

/** A checkout that ends sooner than this is not handed out again. */
const LEAST_LEFT_MS = 1_800_000;

/** The owner of a business asks to pay for spots. Money is held only once the provider says that it arrived. */
export async function startFunding(
  context: Context,
  account: Account,
  { key, business_id, identifier, ...body }: Place & Request & { key: string },
): Promise<OpenedCheckout> {
  const place = { id: business_id, identifier };
  const { id: campaign_id } = await getOwnCampaign(context.db, account, place, 'own');
  const { user_id } = account;
  const request = { campaign_id, slots: body.slots, total_cents: body.total_cents };
  return answerOnce(
    context,
    { user_id, operation: 'start_funding', key, request },
    {
      make: async (tx) => {
        await requireBusiness(tx, account, business_id, 'own');
        const campaign = await holdCampaign(tx, campaign_id);
        return { funding_id: await findOrInsert(tx, context, { campaign, user_id, body }) };
      },
      answer: ({ funding_id }) => openCheckout(context, funding_id),
    },
  );
}

interface Wish {
  campaign: HeldCampaign;
  user_id: string;
  body: Request;
}

async function findOrInsert(tx: Tx, context: Context, { campaign, user_id, body }: Wish): Promise<string> {
  const purpose = purposeOf(campaign, body.slots);
  if (purpose === 'first' && isPastDeadline(campaign.application_deadline, context.now())) {
    throw new Problem('conflict', 'Its deadline has passed. Set a later one first.');
  }
  const price = await findSpotPrice(tx, campaign);
  if (price === null) throw new Problem('conflict', 'Name the payout first.');
  requireSameTotal(price, body);
  const open = await findOpen(tx, campaign.id);
  if (open?.processing_at) {
    throw new Problem('conflict', 'A payment for this campaign is on its way. Wait until the bank is done.');
  }
  if (open) {
    const isOurs = open.provider === context.payments.name;
    const isSame = isOurs && open.slots === body.slots && open.total_cents === body.total_cents;
    const leftMs = Date.parse(open.expires_at) - context.now().getTime();
    if (isSame && leftMs > LEAST_LEFT_MS) return open.id;
    await closeCheckout(tx, context, open);
  }
  return insertFunding(tx, context, {
    business_id: campaign.business_id,
    campaign_id: campaign.id,
    purpose,
    slots: body.slots,
    ...price,
    started_by: user_id,
  });
}

function purposeOf({ status, slots, funded_slots }: HeldCampaign, wished: number): 'first' | 'more_spots' {
  if (status === 'awaiting_funding') {
    if (wished === slots) return 'first';
    throw new Problem('conflict', `The campaign asks for ${slots} spots now. Look at the receipt again.`);
  }
  if (status === 'draft') throw new Problem('conflict', 'Finish the draft first.');
  if (!canChooseCreators(status)) throw new Problem('conflict', `The campaign is ${status} now.`);
  if (funded_slots + wished > SLOTS_MAX) {
    throw new Problem('conflict', `A campaign has ${SLOTS_MAX} spots at most.`);
  }
  return 'more_spots';
}

function requireSameTotal({ payout_cents, fee_cents }: SpotPrice, { slots, total_cents }: Request): void {
  const total = slots * (payout_cents + fee_cents);
  if (total !== total_cents) {
    throw new Problem('conflict', `It is ${formatCents(total)} now. Look at the receipt again.`);
  }
}

function findOpen(tx: Tx, campaignId: string) {
  return tx
    .selectFrom('fundings')
    .select(['id', 'status', 'slots', 'total_cents', 'expires_at', 'processing_at'])
    .select(['provider', 'provider_reference'])
    .where('campaign_id', '=', campaignId)
    .where('status', '=', 'created')
    .where('slots', '>', 0)
    .forUpdate()
    .executeTakeFirst();
}
