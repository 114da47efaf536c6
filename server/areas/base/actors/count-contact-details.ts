import { sql } from 'kysely';
import type { Database } from '#server/platform/db/database.ts';

/** Pages show 99+ from here on. */
const MOST = 100;

/** Messages of an account that led away from Bizmeet before there was a contract. */
export async function countContactDetails(db: Database, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select 1 from messages where sender_id = ${userId} and has_contact_details limit ${sql.lit(MOST)}) as sent`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
