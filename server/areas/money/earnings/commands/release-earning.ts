import type { EarningCause } from '#domain/money/earning-states.ts';
import { daysAfter } from '#domain/work/work-timers.ts';
import { emitEvent } from '#server/areas/base/webhook-endpoints/commands/emit-event.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { feesHeldOf, heldOf, pendingOf, revenueOf } from '#server/platform/ledger/accounts.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';

export interface Release {
  /** The key of the release. The same key releases only once. */
  release_key: string;
  collaboration_id: string;
  creator_id: string;
  campaign_id: string;
  business_id: string;
  cause: EarningCause;
  /** Taken from the money held for the creator, and from our fee held with it. */
  gross_cents: number;
  creator_fee_cents: number;
  business_fee_cents: number;
  timers: { pending_days: number; pending_days_first: number; first_earnings_count: number };
}

/**
 * Turns held money into an earning of the creator and our fee into revenue. The caller has locked the campaign and the
 * collaboration. Null if the same release happened before.
 */
export async function releaseEarning(tx: Tx, release: Release, now: Date): Promise<string | null> {
  const { release_key, campaign_id, creator_id, gross_cents, creator_fee_cents, business_fee_cents } =
    release;
  const id = newId();
  const net_cents = gross_cents - creator_fee_cents;
  const inserted = await tx
    .insertInto('earnings')
    .values({
      id,
      release_key,
      collaboration_id: release.collaboration_id,
      creator_id,
      campaign_id,
      business_id: release.business_id,
      cause: release.cause,
      gross_cents,
      creator_fee_cents,
      net_cents,
      status: 'pending',
      released_at: now.toISOString(),
      available_at: daysAfter(now, await pendingDays(tx, release)).toISOString(),
      updated_at: now.toISOString(),
    })
    .onConflict((oc) => oc.column('release_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) return null;
  const revenue = revenueOf(id);
  const transfers = [
    { from: heldOf(campaign_id), to: pendingOf(creator_id), amount_cents: net_cents },
    { from: heldOf(campaign_id), to: revenue, amount_cents: creator_fee_cents },
    { from: feesHeldOf(campaign_id), to: revenue, amount_cents: business_fee_cents },
  ];
  const event = { event_key: `earning:${id}`, kind: 'released', campaign_id, subject_id: id };
  await postTransfers(tx, { ...event, transfers }, now);
  const { business_id, collaboration_id } = release;
  const ids = { earning_id: id, collaboration_id, campaign_id };
  await emitEvent(tx, { type: 'payment.released', ids, business_id, creator_id }, now);
  return id;
}

/** Earnings of new creators stay pending longer, in case a post is taken down again. */
async function pendingDays(tx: Tx, { creator_id, timers }: Release): Promise<number> {
  const { count } = await tx
    .selectFrom('earnings')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('creator_id', '=', creator_id)
    .executeTakeFirstOrThrow();
  return Number(count) < timers.first_earnings_count ? timers.pending_days_first : timers.pending_days;
}
