import { sql } from 'kysely';
import type { WaitlistCity } from '#contract/accounts/waitlist-admin.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Every city that isn't open yet or has a waitlist left, with its people by role. */
export async function countByCity(db: Database): Promise<WaitlistCity[]> {
  const counted = (only: ReturnType<typeof sql>) => sql<number>`(count(e.id) filter (where ${only}))::int`;
  return db
    .selectFrom('cities as c')
    .leftJoin('waitlist_entries as e', 'e.city_id', 'c.id')
    .select([
      'c.id',
      'c.name',
      counted(sql`e.status = 'confirmed'`).as('confirmed'),
      counted(sql`e.status = 'confirmed' and e.role = 'business'`).as('confirmed_businesses'),
      counted(sql`e.status = 'confirmed' and e.role = 'creator'`).as('confirmed_creators'),
      counted(sql`e.status = 'pending'`).as('pending'),
    ])
    .groupBy(['c.id', 'c.name', 'c.status'])
    .having((eb) => eb.or([eb('c.status', '!=', 'live'), eb(eb.fn.count('e.id'), '>', 0)]))
    .orderBy('c.name')
    .execute();
}
