import { NEW_YORK_CITY_ID } from '#domain/base/city.ts';
import { businessFeeCents } from '#domain/money/fees.ts';
import { insertFunding } from '#server/areas/money/fundings/commands/insert-funding.ts';
import { lockFunding } from '#server/areas/money/fundings/lock-funding.ts';
import { confirmFunding } from '#server/flows/pay-in/confirm-funding.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Cast } from './cast.ts';

const FEE_PERCENT = 10;

/** A campaign of the shop that asks for a reel and photos, paid in and live. */
export async function newLiveCampaign(
  cast: Cast,
  { payout_cents, slots }: { payout_cents: number; slots: number },
): Promise<string> {
  const { context, payer } = cast;
  const id = newId();
  await context.db
    .insertInto('campaigns')
    .values({
      id,
      business_id: payer.business_id,
      city_id: NEW_YORK_CITY_ID,
      slug: `life-${id.slice(-12)}`,
      title: 'Rye week',
      description: 'Bread.',
      status: 'awaiting_funding',
      slots,
      creator_payout_cents: payout_cents,
      content_due_days: 10,
      application_deadline: '2099-06-30',
    })
    .execute();
  await context.db
    .insertInto('campaign_deliverables')
    .values([
      { campaign_id: id, kind: 'instagram_reel', quantity: 1, sort_order: 0 },
      { campaign_id: id, kind: 'ugc_photo', quantity: 3, sort_order: 1 },
    ])
    .execute();
  await paySpots(cast, { campaign_id: id, payout_cents, slots, purpose: 'first' });
  return id;
}

/** Money for spots that has come in. */
export async function paySpots(
  { context, payer }: Cast,
  {
    payout_cents,
    ...spots
  }: { campaign_id: string; payout_cents: number; slots: number; purpose: 'first' | 'more_spots' },
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const funding_id = await insertFunding(tx, context, {
      business_id: payer.business_id,
      ...spots,
      payout_cents,
      fee_cents: businessFeeCents(payout_cents, FEE_PERCENT),
      fee_percent: FEE_PERCENT,
      started_by: payer.owner.user_id,
    });
    const payment = await lockFunding(tx, funding_id);
    await confirmFunding(tx, context, { ...payment, reference: `cs_${funding_id}` });
  });
}
