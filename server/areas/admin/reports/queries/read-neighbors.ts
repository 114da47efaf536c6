import { type SqlBool, sql } from 'kysely';
import type { ReportCase } from '#contract/admin/reports.ts';
import { senderName } from '#server/areas/messages/conversations/queries/sender-name.ts';
import type { Database } from '#server/platform/db/database.ts';

const MOST_EACH_WAY = 5;

/** A reported message with up to five before and after it, oldest first. Words that their sender deleted stay deleted. */
export async function readNeighbors(db: Database, id: string): Promise<ReportCase['messages']> {
  const before = await select(db, id, sql<SqlBool>`(m.created_at, m.id) <= (r.created_at, r.id)`)
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(MOST_EACH_WAY + 1)
    .execute();
  const after = await select(db, id, sql<SqlBool>`(m.created_at, m.id) > (r.created_at, r.id)`)
    .orderBy('m.created_at')
    .orderBy('m.id')
    .limit(MOST_EACH_WAY)
    .execute();
  return [...before.reverse(), ...after].map((row) => ({
    id: row.id,
    sender_name: senderName(row),
    body: row.is_deleted && row.removed_at === null ? '' : row.body,
    file_count: row.file_count,
    is_reported: row.id === id,
    is_deleted: row.is_deleted,
    created_at: row.created_at,
  }));
}

function select(db: Database, id: string, condition: ReturnType<typeof sql<SqlBool>>) {
  return db
    .selectFrom('messages as r')
    .innerJoin('messages as m', 'm.conversation_id', 'r.conversation_id')
    .innerJoin('profiles as p', 'p.user_id', 'm.sender_id')
    .select(['m.id', 'm.body', 'm.is_deleted', 'm.removed_at', 'm.created_at'])
    .select(['p.full_name', 'p.account_status'])
    .select(
      sql<number>`(select count(*)::int from message_files x where x.message_id = m.id)`.as('file_count'),
    )
    .where('r.id', '=', id)
    .where(condition);
}
