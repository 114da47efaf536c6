import { newYorkDate } from '#domain/format/deadlines.ts';
import { formatCents } from '#domain/format/money.ts';
import { bankWords } from '#domain/money/bank-words.ts';
import { mayBePaid } from '#domain/money/may-be-paid.ts';
import { selectPayoutFacts } from '#server/areas/money/payouts/queries/payout-facts.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { CalendarDate, CalendarWish } from './calendar-date.ts';

const MOST = 100;
const HREF = '/creator/earnings';

/** Dates when earnings clear and payouts leave and arrive, and the next weekly payout. */
export async function listPayoutDates(db: Database, wish: CalendarWish): Promise<CalendarDate[]> {
  const [clearing, payouts, weekly] = await Promise.all([
    listClearing(db, wish),
    listPayouts(db, wish),
    listWeekly(db, wish),
  ]);
  return [...clearing, ...payouts, ...weekly];
}

async function listClearing(db: Database, { user_id }: CalendarWish): Promise<CalendarDate[]> {
  const rows = await db
    .selectFrom('creators')
    .innerJoin('earnings', 'earnings.creator_id', 'creators.id')
    .leftJoin('campaigns', 'campaigns.id', 'earnings.campaign_id')
    .select(['earnings.id', 'earnings.net_cents', 'earnings.available_at', 'campaigns.title'])
    .where('creators.user_id', '=', user_id)
    .where('earnings.status', '=', 'pending')
    .orderBy('earnings.id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ id, net_cents, available_at, title }) => ({
    uid: `earning-clears-${id}`,
    title: `${formatCents(net_cents)} clears`,
    description: title ?? '',
    href: HREF,
    starts_at: available_at,
  }));
}

async function listPayouts(db: Database, { user_id, from_date, now }: CalendarWish): Promise<CalendarDate[]> {
  const rows = await selectPayoutFacts(db)
    .select(['payouts.number', 'payouts.status', 'payouts.amount_cents'])
    .select(['payouts.leaves_at', 'payouts.arrives_on', 'payouts.bank_name', 'payouts.bank_last4'])
    .where('creators.user_id', '=', user_id)
    .where('payouts.status', 'in', ['requested', 'processing', 'paid'])
    .orderBy('payouts.id', 'desc')
    .limit(MOST)
    .execute();
  return rows.flatMap(({ id, status, facts, leaves_at, arrives_on, ...row }) => {
    if (arrives_on < from_date) return [];
    // A payout that may not leave has no date yet.
    if (status === 'requested' && !mayBePaid(facts, now)) return [];
    const amount = formatCents(row.amount_cents);
    const description = `Payout No. ${row.number} to ${bankWords(row)}`;
    const arrives = {
      uid: `payout-arrives-${id}`,
      title: status === 'paid' ? `${amount} reached your bank` : `${amount} should reach your bank by today`,
      description,
      href: HREF,
      on_date: arrives_on,
    };
    if (status !== 'requested') return [arrives];
    return [
      {
        uid: `payout-leaves-${id}`,
        title: `${amount} leaves for your bank`,
        description,
        href: HREF,
        starts_at: leaves_at,
      },
      arrives,
    ];
  });
}

async function listWeekly(db: Database, { user_id, from_date }: CalendarWish): Promise<CalendarDate[]> {
  const rows = await db
    .selectFrom('creators')
    .innerJoin('payees', 'payees.creator_id', 'creators.id')
    .select(['payees.id', 'payees.next_weekly_at', 'payees.bank_name', 'payees.bank_last4'])
    .where('creators.user_id', '=', user_id)
    .where('payees.status', '=', 'ready')
    .where('payees.next_weekly_at', 'is not', null)
    .execute();
  return rows.flatMap(({ id, next_weekly_at, ...bank }) =>
    next_weekly_at === null || newYorkDate(new Date(next_weekly_at)) < from_date
      ? []
      : [
          {
            uid: `payouts-weekly-${id}`,
            title: 'Weekly payout',
            description: `Your available earnings go to ${bankWords(bank)}.`,
            href: HREF,
            starts_at: next_weekly_at,
          },
        ],
  );
}
