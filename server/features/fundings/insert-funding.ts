import type { Insertable } from 'kysely';
import { CHECKOUT_HOURS } from '#domain/funding-states.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import type { Fundings } from '../../db/tables.gen.ts';

type NewFunding = Pick<
  Insertable<Fundings>,
  | 'business_id'
  | 'campaign_id'
  | 'purpose'
  | 'slots'
  | 'payout_cents'
  | 'fee_cents'
  | 'fee_percent'
  | 'application_id'
  | 'quote_id'
  | 'agreed_cents'
  | 'started_by'
>;

/** How long the call that follows has before somebody looks whether it arrived. */
const FIRST_LOOK_SECONDS = 120;

/** Our row first; the provider hears of it only when it stands. */
export async function insertFunding(
  tx: Tx,
  { payments, now }: Pick<Context, 'payments' | 'now'>,
  funding: NewFunding,
): Promise<string> {
  const id = newId();
  const at = now();
  const inSeconds = (seconds: number) => new Date(at.getTime() + seconds * 1_000).toISOString();
  await tx
    .insertInto('fundings')
    .values({
      id,
      ...funding,
      total_cents: Math.max(funding.slots, 1) * (funding.payout_cents + funding.fee_cents),
      status: 'created',
      provider: payments.name,
      expires_at: inSeconds(CHECKOUT_HOURS * 3_600),
      next_look_at: inSeconds(FIRST_LOOK_SECONDS),
      created_at: at.toISOString(),
      updated_at: at.toISOString(),
    })
    .execute();
  return id;
}
