import { sql } from 'kysely';
import { STATEMENT_KINDS } from '#domain/money/business-statements.ts';
import { spanOfMonth } from '#server/areas/money/statements/queries/month-span.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Businesses with an active owner who hasn't been told about a month in which money moved. */
export async function listUntold(
  { db }: Pick<Context, 'db'>,
  { month, after, limit }: { month: string; after: string | undefined; limit: number },
): Promise<{ business_id: string }[]> {
  const { from, until } = spanOfMonth(month);
  return activeOwners(db)
    .select('m.business_id')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('statement_notices as n')
            .select('n.month')
            .whereRef('n.business_id', '=', 'm.business_id')
            .where('n.month', '=', month),
        ),
      ),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('fundings as f')
          .innerJoin('ledger_events as e', 'e.campaign_id', 'f.campaign_id')
          .select('e.id')
          .whereRef('f.business_id', '=', 'm.business_id')
          .where('e.kind', 'in', [...STATEMENT_KINDS])
          .where('e.occurred_at', '>=', from.toISOString())
          .where('e.occurred_at', '<', until.toISOString()),
      ),
    )
    .$if(after !== undefined, (query) => query.where('m.business_id', '>', after ?? ''))
    .orderBy('m.business_id')
    .limit(limit)
    .execute();
}

/** Owners who can sign in and work. */
export function activeOwners(db: Database) {
  return db
    .selectFrom('business_members as m')
    .innerJoin('profiles as p', 'p.user_id', 'm.user_id')
    .where('m.role', '=', sql.lit('owner' as const))
    .where('m.status', '=', 'active')
    .where('p.account_status', 'in', ['active', 'completed']);
}
