import { newYorkDate } from '#domain/format/deadlines.ts';
import { formatCents } from '#domain/format/money.ts';
import { dateWords } from '#domain/format/new-york-time.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { FoundAlarm } from '../commands/sync-alarms.ts';

/** An admin needs the oldest ones first, not all of them. */
const MOST = 20;
/** Banks take up to three business days, so after a week something is wrong. */
const STUCK_AFTER_DAYS = 7;

export async function findStuckPayouts(db: Database, now: Date): Promise<FoundAlarm[]> {
  const before = new Date(now.getTime() - STUCK_AFTER_DAYS * 86_400_000).toISOString();
  const rows = await payouts(db)
    .where('payouts.status', '=', 'processing')
    .where('payouts.sent_at', '<', before)
    .where('payouts.short_since', 'is', null)
    .where('payouts.unreturned_since', 'is', null)
    .orderBy('payouts.sent_at')
    .execute();
  return rows.map(({ id, amount_cents, full_name, sent_at }) => ({
    subject: id,
    detail: `${formatCents(amount_cents)} to ${full_name ?? 'a creator'} left on ${dayOf(sent_at)} and hasn’t arrived.`,
  }));
}

/** Payouts the bank rejected that can't be returned, because the payee's balance at the provider is too low. */
export async function findUnreturnedPayouts(db: Database): Promise<FoundAlarm[]> {
  const rows = await payouts(db)
    .where('payouts.status', 'in', ['processing', 'paid'])
    .where('payouts.unreturned_since', 'is not', null)
    .orderBy('payouts.unreturned_since')
    .execute();
  return rows.map(({ id, amount_cents, full_name }) => ({
    subject: id,
    detail: `${formatCents(amount_cents)} to ${full_name ?? 'a creator'} was refused by the bank, and the account at the provider holds too little to return it.`,
  }));
}

export async function findShortPayouts(db: Database): Promise<FoundAlarm[]> {
  const { count, cents, since } = await db
    .selectFrom('payouts')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number | null>('amount_cents').as('cents'),
      eb.fn.min<string | null>('short_since').as('since'),
    ])
    .where('short_since', 'is not', null)
    .where('status', 'in', ['requested', 'processing'])
    .executeTakeFirstOrThrow();
  if (since === null) return [];
  const payouts = Number(count) === 1 ? '1 payout' : `${count} payouts`;
  return [
    {
      subject: 'balance',
      detail: `${payouts}, ${formatCents(Number(cents))} in total, waiting since ${dayOf(since)}. They leave once the balance covers them.`,
    },
  ];
}

export async function findFailedRefunds(db: Database): Promise<FoundAlarm[]> {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('businesses', 'businesses.id', 'refunds.business_id')
    .select(['refunds.id', 'refunds.total_cents', 'refunds.failure', 'businesses.business_name'])
    .where('refunds.status', '=', 'failed')
    .orderBy('refunds.id')
    .limit(MOST)
    .execute();
  return rows.map(({ id, total_cents, failure, business_name }) => ({
    subject: id,
    detail: `${formatCents(total_cents)} to ${business_name}. ${failure ?? ''}`.trim(),
  }));
}

function payouts(db: Database) {
  return db
    .selectFrom('payouts')
    .innerJoin('creators', 'creators.id', 'payouts.creator_id')
    .innerJoin('profiles', 'profiles.user_id', 'creators.user_id')
    .select(['payouts.id', 'payouts.amount_cents', 'payouts.sent_at', 'profiles.full_name'])
    .limit(MOST);
}

function dayOf(at: string | null): string {
  return at === null ? 'an unknown day' : dateWords(newYorkDate(new Date(at)));
}
