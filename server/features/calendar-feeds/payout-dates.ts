import { bankWords } from '#domain/bank-words.ts';
import { newYorkDate } from '#domain/deadlines.ts';
import { formatCents } from '#domain/money.ts';
import type { Database } from '../../db/database.ts';
import type { CalendarDate, CalendarWish } from './calendar-date.ts';

const MOST = 100;
const HREF = '/creator/earnings';

/** When earnings clear, when payouts leave and reach the bank, and the next Friday everything is sent. */
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

async function listPayouts(db: Database, { user_id, from_date }: CalendarWish): Promise<CalendarDate[]> {
  const rows = await db
    .selectFrom('creators')
    .innerJoin('payouts', 'payouts.creator_id', 'creators.id')
    .select(['payouts.id', 'payouts.number', 'payouts.status', 'payouts.amount_cents', 'payouts.held_at'])
    .select(['payouts.leaves_at', 'payouts.arrives_on', 'payouts.bank_name', 'payouts.bank_last4'])
    .where('creators.user_id', '=', user_id)
    .where('payouts.status', 'in', ['requested', 'processing', 'paid'])
    .orderBy('payouts.id', 'desc')
    .limit(MOST)
    .execute();
  return rows.flatMap(({ id, status, held_at, leaves_at, arrives_on, ...row }) => {
    // Nobody knows when a payout that is held leaves.
    if (held_at !== null || arrives_on < from_date) return [];
    const amount = formatCents(row.amount_cents);
    const description = `Payout No. ${row.number} to ${bankWords(row)}`;
    const arrives = {
      uid: `payout-arrives-${id}`,
      title: status === 'paid' ? `${amount} reached your bank` : `${amount} reaches your bank by today`,
      description,
      href: HREF,
      on_date: arrives_on,
    };
    if (status !== 'requested') return [arrives];
    return [
      {
        uid: `payout-leaves-${id}`,
        title: `${amount} leaves`,
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
            description: `Everything available goes to ${bankWords(bank)}.`,
            href: HREF,
            starts_at: next_weekly_at,
          },
        ],
  );
}
