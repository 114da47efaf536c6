import { sql } from 'kysely';
import type { FoundRecord } from '#contract/admin/search.ts';
import { MOST_FOUND_OF_A_KIND } from '#domain/admin/search.ts';
import type { Database } from '#server/platform/db/database.ts';
import { beginsWith } from '#server/platform/db/prefix.ts';
import type { Named } from './find-names.ts';

/** The latest to the people found, or to any address that begins with the text. */
export async function findEmails(db: Database, text: string, { users }: Named): Promise<FoundRecord[]> {
  const recipient = sql<string>`lower(recipient)`;
  const latest = db
    .selectFrom('email_events')
    .select(['id', 'subject', 'recipient', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_FOUND_OF_A_KIND);
  const addresses = users.map(({ email }) => email.toLowerCase());
  const [toAddress, toPeople] = await Promise.all([
    latest.where(beginsWith(recipient, text)).execute(),
    addresses.length > 0 ? latest.where(recipient, 'in', addresses).execute() : [],
  ]);
  const byId = new Map([...toAddress, ...toPeople].map((row) => [row.id, row]));
  return [...byId.values()]
    .sort((one, other) => (one.created_at < other.created_at ? 1 : -1))
    .slice(0, MOST_FOUND_OF_A_KIND)
    .map(({ id, subject, recipient }) => ({ kind: 'email', id, name: subject, facts: [recipient] }));
}
