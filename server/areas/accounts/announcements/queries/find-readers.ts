import { sql } from 'kysely';
import type { Audience } from '#domain/accounts/announcements.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

/** People who turned on news and may get it. Emails don't go to addresses that bounced or complained. */
export function selectReaders(db: Database | Tx, audience: Audience) {
  return (
    db
      .selectFrom('notification_preferences as p')
      .innerJoin('profiles as f', 'f.user_id', 'p.user_id')
      .innerJoin('users as u', 'u.id', 'p.user_id')
      .leftJoin('email_suppressions as s', 's.address', 'u.email')
      // A literal, so that the partial index for it can be used.
      .where(sql<boolean>`p.kind = 'news' and (p.in_app or p.email)`)
      .where('f.account_status', 'in', ['active', 'completed'])
      .where(sql<boolean>`f.role is distinct from 'admin'`)
      .where('u.email_verified', '=', true)
      .$if(audience !== 'everyone', (query) => query.where('f.role', '=', audience as 'creator'))
  );
}

export const getsEmail = sql<boolean>`(p.email and s.address is null)`;
