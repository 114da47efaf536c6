import { sql } from 'kysely';
import type { Audience } from '#domain/accounts/announcements.ts';
import type { Database } from '#server/platform/db/database.ts';
import { getsEmail, selectReaders } from './find-readers.ts';

/** How many people see the bar, and how many get the email. */
export async function countReach(db: Database, audience: Audience) {
  const [people, readers] = await Promise.all([
    db
      .selectFrom('profiles')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('account_status', 'in', ['active', 'completed'])
      .$if(audience !== 'everyone', (query) => query.where('role', '=', audience as 'creator'))
      .executeTakeFirstOrThrow(),
    selectReaders(db, audience)
      .select(sql<number>`(count(*) filter (where ${getsEmail}))::int`.as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { people: people.count, emails: readers.count };
}
