import { sql } from 'kysely';
import type { PaymentSummary } from '#contract/admin/payments.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { newYorkInstant } from '#domain/format/new-york-dates.ts';
import { OPEN_COLLABORATION_STATUSES } from '#domain/work/collaboration-states.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';

/** The totals above the list, each from its own index. */
export async function getSummary({ db, now }: Pick<Context, 'db' | 'now'>): Promise<PaymentSummary> {
  const month = newYorkInstant(`${newYorkDate(now()).slice(0, 8)}01`, 0).toISOString();
  return {
    held: { cents: await sumHeld(db), count: await countOpenWork(db) },
    released: await sumReleased(db, month),
    refunded: await sumRefunded(db, month),
    attention: await countAttention(db),
  };
}

/** Held for campaigns, our fees included. */
export async function sumHeld(db: Database): Promise<number> {
  const { cents } = await db
    .selectFrom('ledger_accounts')
    .select(sql<number>`coalesce(sum(balance_cents), 0)::bigint`.as('cents'))
    .where('account', 'like', 'campaign:%')
    .where('balance_cents', '>', 0)
    .executeTakeFirstOrThrow();
  return Number(cents);
}

async function countOpenWork(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('collaborations')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('status', 'in', OPEN_COLLABORATION_STATUSES)
    .executeTakeFirstOrThrow();
  return count;
}

async function sumReleased(db: Database, since: string) {
  const row = await db
    .selectFrom('earnings')
    .select([
      sql<number>`coalesce(sum(gross_cents), 0)::bigint`.as('cents'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .where('released_at', '>=', since)
    .executeTakeFirstOrThrow();
  return { cents: Number(row.cents), count: row.count };
}

async function sumRefunded(db: Database, since: string) {
  const row = await db
    .selectFrom('refunds')
    .select([
      sql<number>`coalesce(sum(total_cents), 0)::bigint`.as('cents'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return { cents: Number(row.cents), count: row.count };
}

async function countAttention(db: Database): Promise<PaymentSummary['attention']> {
  const count = (table: 'disputes' | 'chargebacks' | 'refunds', status: string) =>
    sql<number>`(select count(*)::int from ${sql.table(table)} where status = ${status})`;
  return db
    .selectNoFrom([
      count('disputes', 'under_review').as('disputes'),
      count('chargebacks', 'open').as('chargebacks'),
      count('refunds', 'failed').as('failed_refunds'),
    ])
    .executeTakeFirstOrThrow();
}
