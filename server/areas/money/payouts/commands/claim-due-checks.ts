import { sql } from 'kysely';
import type { Context } from '#server/platform/context.ts';

const AT_ONCE = 50;
const LOOK_AGAIN_SECONDS = 600;
const LOOK_AT_PAID_SECONDS = 86_400;
/** After this a bank no longer returns a payout. */
const LOOK_AT_PAID_DAYS = 10;

export interface ClaimedPayout {
  id: string;
  status: 'processing' | 'paid';
  payee_reference: string;
}

type Parts = Pick<Context, 'db' | 'now' | 'payments'>;

/** Claiming sets the time of the next check, so two machines never check the same row at once. */
export async function claimPayouts({ db, now, payments }: Parts): Promise<ClaimedPayout[]> {
  const at = now().toISOString();
  const { rows } = await sql<ClaimedPayout>`
    update payouts
    set next_look_at = case
      when payouts.status = 'processing' then ${at}::timestamptz + make_interval(secs => ${LOOK_AGAIN_SECONDS})
      when payouts.paid_at < ${at}::timestamptz - make_interval(days => ${LOOK_AT_PAID_DAYS}) then null
      else ${at}::timestamptz + make_interval(secs => ${LOOK_AT_PAID_SECONDS}) end
    from payees
    where payees.id = payouts.payee_id and payouts.next_look_at <= ${at} and payouts.provider = ${payments.name}
      and payouts.id in (
        select id from payouts where next_look_at <= ${at} and provider = ${payments.name} order by next_look_at, id limit ${AT_ONCE}
      )
    returning payouts.id, payouts.status, coalesce(payees.provider_reference, '') as payee_reference`.execute(
    db,
  );
  return rows;
}

/** Claims accounts that are not ready. For ready ones there are webhooks, and payouts notice missed ones. */
export async function claimPayees({ db, now, payments }: Parts): Promise<{ id: string }[]> {
  const at = now().toISOString();
  return db
    .updateTable('payees')
    .set({ next_look_at: new Date(now().getTime() + LOOK_AGAIN_SECONDS * 1_000).toISOString() })
    .where('next_look_at', '<=', at)
    .where('status', '<>', 'ready')
    .where('provider', '=', payments.name)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payees')
        .select('id')
        .where('status', '<>', 'ready')
        .where('provider_reference', 'is not', null)
        .where('next_look_at', '<=', at)
        .orderBy('next_look_at')
        .orderBy('id')
        .limit(AT_ONCE),
    )
    .returning('id')
    .execute();
}
