import { type SqlBool, sql } from 'kysely';
import type { FoundRecord } from '#contract/admin/search.ts';
import { MOST_FOUND_OF_A_KIND } from '#domain/admin/search.ts';
import { displayName } from '#domain/format/display-name.ts';
import { formatCents } from '#domain/format/money.ts';
import { paymentNumber, readPaymentNumber } from '#server/areas/admin/payments/queries/payment-number.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Named } from './find-names.ts';

/** By number, or the business, the creator or the campaign. */
export async function findPayments(db: Database, text: string, names: Named): Promise<FoundRecord[]> {
  const rows = await work(db)
    .select(['w.id', 'w.payout_cents'])
    .where(isWork(text, names))
    .orderBy('w.id', 'desc')
    .limit(MOST_FOUND_OF_A_KIND)
    .execute();
  return rows.map(({ id, payout_cents, business_name, full_name }) => ({
    kind: 'payment',
    id,
    name: paymentNumber(id),
    facts: [formatCents(payout_cents), business_name, displayName({ full_name, email: null })],
  }));
}

/** By the number of the payment or whoever is part of it. */
export async function findDisputes(db: Database, text: string, names: Named): Promise<FoundRecord[]> {
  const rows = await work(db)
    .innerJoin('disputes as d', 'd.collaboration_id', 'w.id')
    .select(['d.id', 'w.id as work_id', 'd.disputed_cents'])
    .where(isDisputed(text, names))
    .orderBy('d.id', 'desc')
    .limit(MOST_FOUND_OF_A_KIND)
    .execute();
  return rows.map(({ id, work_id, disputed_cents, business_name, full_name }) => ({
    kind: 'dispute',
    id,
    name: `Dispute over ${paymentNumber(work_id)}`,
    facts: [formatCents(disputed_cents), business_name, displayName({ full_name, email: null })],
  }));
}

/** By the creator, or the provider's reference. */
export async function findPayouts(db: Database, text: string, { users }: Named): Promise<FoundRecord[]> {
  const creators = users.flatMap(({ creator_id }) => creator_id ?? []);
  const rows = await db
    .selectFrom('payouts as o')
    .innerJoin('creators as k', 'k.id', 'o.creator_id')
    .innerJoin('profiles as p', 'p.user_id', 'k.user_id')
    .innerJoin('users as u', 'u.id', 'k.user_id')
    .select(['o.id', 'o.number', 'o.amount_cents', 'p.full_name', 'u.email'])
    .where(sql<SqlBool>`(o.creator_id = any(${creators}::uuid[]) or o.provider_reference = ${text})`)
    .orderBy('o.id', 'desc')
    .limit(MOST_FOUND_OF_A_KIND)
    .execute();
  return rows.map(({ id, number, amount_cents, full_name, email }) => ({
    kind: 'payout',
    id,
    name: `${formatCents(amount_cents)} to ${displayName({ full_name, email })}`,
    facts: [`No. ${number}`],
  }));
}

function work(db: Database) {
  return db
    .selectFrom('collaborations as w')
    .innerJoin('campaigns as c', 'c.id', 'w.campaign_id')
    .innerJoin('businesses as b', 'b.id', 'w.business_id')
    .innerJoin('creators as k', 'k.id', 'w.creator_id')
    .innerJoin('profiles as p', 'p.user_id', 'k.user_id')
    .select(['b.business_name', 'p.full_name']);
}

/** Each condition uses its own index. An `or` over all of them would read every job. */
function isWork(text: string, { users, businesses, campaigns }: Named) {
  const number = readPaymentNumber(text);
  if (number !== null) return sql<SqlBool>`right(w.id::text, 8) = ${number}`;
  const by = (column: string, ids: readonly string[]) =>
    sql`select x.id from collaborations x where ${sql.ref(column)} = any(${ids}::uuid[])`;
  const creators = users.flatMap(({ creator_id }) => creator_id ?? []);
  return sql<SqlBool>`w.id in (
    ${by('x.business_id', businesses.map(idOf))}
    union ${by('x.creator_id', creators)}
    union ${by('x.campaign_id', campaigns.map(idOf))}
  )`;
}

/** Disputes are few, so each is looked at: their own order and the indexes of work don't go together. */
function isDisputed(text: string, { users, businesses, campaigns }: Named) {
  const number = readPaymentNumber(text);
  if (number !== null) return sql<SqlBool>`right(d.collaboration_id::text, 8) = ${number}`;
  const creators = users.flatMap(({ creator_id }) => creator_id ?? []);
  return sql<SqlBool>`(w.business_id = any(${businesses.map(idOf)}::uuid[])
    or w.creator_id = any(${creators}::uuid[]) or w.campaign_id = any(${campaigns.map(idOf)}::uuid[]))`;
}

function idOf({ id }: { id: string }): string {
  return id;
}
