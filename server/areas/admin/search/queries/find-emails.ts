import type { FoundRecord } from '#contract/admin/search.ts';
import { MOST_FOUND_OF_A_KIND } from '#domain/admin/search.ts';
import type { Database } from '#server/platform/db/database.ts';
import { contains, type Wanted } from './wanted.ts';

/** By address or subject, latest first. */
export async function findEmails(db: Database, wanted: Wanted): Promise<FoundRecord[]> {
  const rows = await db
    .selectFrom('email_events')
    .select(['id', 'subject', 'recipient'])
    .where(({ or }) => or([contains('recipient', wanted), contains('subject', wanted)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_FOUND_OF_A_KIND)
    .execute();
  return rows.map(({ id, subject, recipient }) => ({ kind: 'email', id, name: subject, facts: [recipient] }));
}
