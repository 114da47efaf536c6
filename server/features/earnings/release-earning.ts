import { daysAfter } from '#domain/work-timers.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { feesHeldOf, heldOf, pendingOf, revenueOf } from '../../ledger/accounts.ts';
import { postTransfers } from '../../ledger/post-transfers.ts';

export interface Release {
  /** What releases it. The same thing releases once. */
  release_key: string;
  collaboration_id: string;
  creator_id: string;
  campaign_id: string;
  business_id: string;
  cause: 'work' | 'dispute';
  /** Out of what is held for the creator, and of our fee that is held beside it. */
  gross_cents: number;
  creator_fee_cents: number;
  business_fee_cents: number;
  timers: { pending_days: number; pending_days_first: number; first_earnings_count: number };
}

/**
 * Held funds become an earning of the creator, and our fee becomes ours. The caller holds the campaign and the
 * collaboration. Null where the same release happened before.
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
  return id;
}

/** New creators wait longer, in case a post is taken down again. */
async function pendingDays(tx: Tx, { creator_id, timers }: Release): Promise<number> {
  const { count } = await tx
    .selectFrom('earnings')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('creator_id', '=', creator_id)
    .executeTakeFirstOrThrow();
  return Number(count) < timers.first_earnings_count ? timers.pending_days_first : timers.pending_days;
}
