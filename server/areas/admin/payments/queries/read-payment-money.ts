import { sql } from 'kysely';
import type { Payment, PaymentTransfer } from '#contract/admin/payments.ts';
import type { Database } from '#server/platform/db/database.ts';

interface Spot {
  id: string;
  creator_name: string;
  /** The time of the campaign's first payment. */
  paid_in_at: string | null;
}

/** The money of a spot by stage: the held part comes from the work, the rest from the ledger. */
export async function readPaymentMoney(db: Database, spot: Spot) {
  const work = await sumDeliverables(db, spot.id);
  const done = await readTransfers(db, spot);
  const sum = (kind: string) =>
    done.reduce((total, row) => total + (row.kind === kind ? row.amount_cents : 0), 0);
  const money: Payment['money'] = {
    paid_in_cents: work.payout_cents + work.fee_cents,
    held_cents: work.held_cents,
    fees_held_cents: work.fees_held_cents,
    released_cents: sum('released'),
    refunded_cents: sum('refund_due'),
  };
  const transfers = done.map(({ kind: _kind, ...transfer }) => transfer);
  return { money, transfers: [...paidIn(work, spot), ...transfers, ...stillToCome(work, spot)] };
}

async function sumDeliverables(db: Database, id: string) {
  return db
    .selectFrom('deliverables')
    .select([
      sql<number>`coalesce(sum(share_cents), 0)::int`.as('payout_cents'),
      sql<number>`coalesce(sum(fee_cents), 0)::int`.as('fee_cents'),
      sql<number>`coalesce(sum(share_cents) filter (where settled_at is null), 0)::int`.as('held_cents'),
      sql<number>`coalesce(sum(fee_cents) filter (where settled_at is null), 0)::int`.as('fees_held_cents'),
    ])
    .where('collaboration_id', '=', id)
    .executeTakeFirstOrThrow();
}

/** The releases and refunds of this spot, found by the keys of their causes. */
async function readTransfers(db: Database, { id, creator_name }: Spot) {
  const rows = await db
    .selectFrom('ledger_events as e')
    .innerJoin('ledger_transfers as t', 't.event_id', 'e.id')
    .select(['e.kind', 'e.occurred_at', 't.from_account', 't.to_account', 't.amount_cents'])
    .where('e.kind', 'in', ['released', 'refund_due', 'refund_paid', 'refund_returned'])
    .where(
      'e.subject_id',
      'in',
      sql<string>`(
        select x.id from earnings x where x.collaboration_id = ${id}
        union all
        select r.id from refunds r join collaborations w on w.id = ${id}
        where r.campaign_id = w.campaign_id and (r.refund_key = ${`work:${id}`}
          or r.refund_key in (select 'dispute:' || d.id from disputes d where d.collaboration_id = ${id}))
      )`,
    )
    .orderBy('t.id')
    .limit(50)
    .execute();
  return rows.map(({ kind, occurred_at, from_account, to_account, amount_cents }) => ({
    kind,
    occurred_at,
    from: accountWords(from_account, creator_name),
    to: accountWords(to_account, creator_name),
    amount_cents: Number(amount_cents),
  }));
}

/** This spot's part of the payments for the campaign. */
function paidIn(
  { payout_cents, fee_cents }: { payout_cents: number; fee_cents: number },
  { paid_in_at }: Spot,
): PaymentTransfer[] {
  if (paid_in_at === null) return [];
  return [
    { from: 'Card clearing', to: 'Held', amount_cents: payout_cents, occurred_at: paid_in_at },
    { from: 'Card clearing', to: 'Fees held', amount_cents: fee_cents, occurred_at: paid_in_at },
  ].filter(({ amount_cents }) => amount_cents > 0);
}

function stillToCome(
  { held_cents, fees_held_cents }: { held_cents: number; fees_held_cents: number },
  { creator_name }: Spot,
): PaymentTransfer[] {
  const coming = [
    { from: 'Held', to: `${creator_name}, pending`, amount_cents: held_cents },
    { from: 'Fees held', to: 'Bizmeet revenue', amount_cents: fees_held_cents },
  ];
  return coming
    .filter(({ amount_cents }) => amount_cents > 0)
    .map((transfer) => ({ ...transfer, occurred_at: null }));
}

/** The display name of a ledger account. */
function accountWords(account: string, creatorName: string): string {
  const [whose, , part] = account.split(':');
  switch (whose) {
    case 'campaign':
      return part === 'fees_held' ? 'Fees held' : 'Held';
    case 'creator':
      return `${creatorName}, ${part?.replace('_', ' ')}`;
    case 'business':
      return 'Refunds due';
    case 'provider':
      return 'Card clearing';
    default:
      return account.startsWith('platform:reserve') ? 'Reserve' : 'Bizmeet revenue';
  }
}
