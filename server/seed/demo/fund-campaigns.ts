import type { Insertable } from 'kysely';
import { DEFAULT_SETTINGS } from '#domain/base/platform-settings.ts';
import { businessFeeCents } from '#domain/money/fees.ts';
import { issueReceipt } from '#server/areas/money/fundings/receipt-revisions.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { Fundings, SandboxCheckouts } from '#server/platform/db/tables.gen.ts';
import { feesHeldOf, heldOf, PROVIDER_CLEARING } from '#server/platform/ledger/accounts.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';
import { enterSandboxBalance } from '#server/platform/payments/sandbox-balance.ts';
import { seedId } from '#server/seed/ids.ts';

/** Records a payment for every paid spot of the demo: the ledger holds its money, and the sandbox can refund it. */
export async function fundDemoCampaigns(tx: Tx): Promise<void> {
  const campaigns = await tx
    .selectFrom('campaigns')
    .innerJoin('businesses', 'businesses.id', 'campaigns.business_id')
    .select(['campaigns.id', 'campaigns.business_id', 'campaigns.title', 'campaigns.funded_slots as slots'])
    .select(['campaigns.creator_payout_cents', 'campaigns.published_at', 'businesses.owner_id'])
    .where('campaigns.funded_slots', '>', 0)
    .orderBy('campaigns.id')
    .execute();
  const paid = campaigns.flatMap(paymentOf);
  await tx
    .insertInto('fundings')
    .values(paid.map(({ funding }) => funding))
    .execute();
  await tx
    .insertInto('sandbox_checkouts')
    .values(paid.map(({ checkout }) => checkout))
    .execute();
  for (const { funding, checkout } of paid) {
    await payIn(tx, funding);
    const { id: source, our_id, amount_cents } = checkout;
    await enterSandboxBalance(
      tx,
      [{ kind: 'payment', our_id, source, amount_cents }],
      new Date(funding.paid_at),
    );
  }
}

interface PaidCampaign {
  id: string;
  business_id: string;
  title: string;
  slots: number;
  creator_payout_cents: number | null;
  published_at: string | null;
  owner_id: string | null;
}

interface Payment {
  funding: Insertable<Fundings> & { paid_at: string };
  checkout: Insertable<SandboxCheckouts>;
}

function paymentOf({ title, creator_payout_cents, published_at, owner_id, ...row }: PaidCampaign): Payment[] {
  if (creator_payout_cents === null || published_at === null || owner_id === null) return [];
  const { id: campaign_id, business_id, slots } = row;
  const id = seedId('funding', campaign_id);
  const reference = `cs_${seedId('checkout', campaign_id).replaceAll('-', '')}`;
  const { business_fee_percent: fee_percent } = DEFAULT_SETTINGS;
  const fee_cents = businessFeeCents(creator_payout_cents, fee_percent);
  const total_cents = slots * (creator_payout_cents + fee_cents);
  const funding: Payment['funding'] = {
    id,
    business_id,
    campaign_id,
    purpose: 'first',
    status: 'paid',
    slots,
    payout_cents: creator_payout_cents,
    fee_cents,
    fee_percent,
    total_cents,
    provider: 'sandbox',
    provider_reference: reference,
    started_by: owner_id,
    paid_at: published_at,
    expires_at: published_at,
    next_look_at: published_at,
    created_at: published_at,
    updated_at: published_at,
  };
  const checkout = {
    id: reference,
    our_id: id,
    amount_cents: total_cents,
    description: title,
    return_url: '/business',
    cancel_url: '/business',
    status: 'paid' as const,
    expires_at: published_at,
    created_at: published_at,
  };
  return [{ funding, checkout }];
}

async function payIn(
  tx: Tx,
  { id, campaign_id, slots, payout_cents, fee_cents, paid_at }: Payment['funding'],
) {
  const transfers = [
    { from: PROVIDER_CLEARING, to: heldOf(campaign_id), amount_cents: slots * payout_cents },
    { from: PROVIDER_CLEARING, to: feesHeldOf(campaign_id), amount_cents: slots * fee_cents },
  ];
  const event = { event_key: `funding:${id}`, kind: 'paid_in', campaign_id, subject_id: id };
  await postTransfers(tx, { ...event, transfers }, new Date(paid_at));
  await issueReceipt(
    tx,
    { funding_id: id, revision: 1, reference: null, issued_by: null },
    new Date(paid_at),
  );
}
