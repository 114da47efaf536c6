import type { Insertable } from 'kysely';
import { CHECKOUT_HOURS } from '#domain/money/funding-states.ts';
import { findTaxDetails } from '#server/areas/businesses/tax-details/queries/find-tax-details.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import type { Fundings } from '#server/platform/db/tables.gen.ts';
import { requireMayPay } from '../require-may-pay.ts';

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
  | 'card_id'
  | 'payer_id'
> & {
  /** Left out, it is the reference of the tax details. */
  reference?: string | null | undefined;
};

/** The time for the following call before a job checks whether it arrived. */
const FIRST_LOOK_SECONDS = 120;

/** Inserts our row first. The provider is called only after it is committed. The caller has locked the campaign. */
export async function insertFunding(
  tx: Tx,
  { payments, now }: Pick<Context, 'payments' | 'now'>,
  { reference, ...funding }: NewFunding,
): Promise<string> {
  const { business_id } = funding;
  const total_cents = Math.max(funding.slots, 1) * (funding.payout_cents + funding.fee_cents);
  await requireMayPay(tx, { now }, { business_id, total_cents });
  const id = newId();
  const at = now();
  const inSeconds = (seconds: number) => new Date(at.getTime() + seconds * 1_000).toISOString();
  await tx
    .insertInto('fundings')
    .values({
      id,
      ...funding,
      reference: reference === undefined ? await findReference(tx, business_id) : reference,
      total_cents,
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

async function findReference(tx: Tx, businessId: string): Promise<string | null> {
  const details = await findTaxDetails(tx, businessId);
  return details?.reference ?? null;
}
