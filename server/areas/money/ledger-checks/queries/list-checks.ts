import { sql } from 'kysely';
import type { LedgerCheckPage, LedgerCheckQuery, LedgerFault } from '#contract/money/ledger-checks.ts';
import { displayName } from '#domain/format/display-name.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Results of the ledger checks, latest first. */
export async function listChecks(
  db: Database,
  { cursor, limit }: LedgerCheckQuery,
): Promise<LedgerCheckPage> {
  const after = readCursor(cursor);
  const rows = await db
    .selectFrom('ledger_checks as c')
    .leftJoin('users', 'users.id', 'c.started_by')
    .leftJoin('profiles', 'profiles.user_id', 'c.started_by')
    .select(['c.id', 'c.status', 'c.started_at', 'c.finished_at', 'c.account_count', 'c.transfer_count'])
    .select(['c.movement_count', 'c.fault_count', 'c.faults', 'c.note'])
    .select(['c.started_by as starter_id', 'users.email', 'profiles.full_name'])
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(c.started_at, c.id) < (${after?.[0]}, ${after?.[1]})`),
    )
    .orderBy('c.started_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, limit, ({ started_at, id }) => [started_at, id]);
  const checks = page.map(({ starter_id, email, full_name, faults, ...row }) => ({
    ...row,
    started_by: starter_id === null ? null : displayName({ email, full_name }),
    faults: faults as unknown as LedgerFault[],
  }));
  return { checks, next_cursor };
}
