import { sql } from 'kysely';
import type { TaxRunSummary } from '#contract/money/tax-statements.ts';
import { displayName } from '#domain/format/display-name.ts';
import type { Database } from '#server/platform/db/database.ts';

export async function getTaxRun(db: Database, year: number): Promise<TaxRunSummary> {
  const run = await db
    .selectFrom('tax_runs as r')
    .innerJoin('users as u', 'u.id', 'r.started_by')
    .leftJoin('profiles as p', 'p.user_id', 'r.started_by')
    .select(['r.started_at', 'r.finished_at', 'r.revised_count', 'u.email', 'p.full_name'])
    .where('r.year', '=', year)
    .orderBy('r.id', 'desc')
    .executeTakeFirst();
  const totals = await readTotals(db, year);
  if (run === undefined) return { run: null, ...totals };
  const { email, full_name, ...shown } = run;
  return { run: { ...shown, started_by: displayName({ email, full_name }) }, ...totals };
}

function readTotals(db: Database, year: number) {
  const count = (condition: string) => sql<number>`(count(*) filter (where ${sql.raw(condition)}))::int`;
  return db
    .selectFrom('tax_statements as s')
    .leftJoin('w9s as w', 'w.creator_id', 's.creator_id')
    .select([
      count('not s.is_withdrawn').as('statement_count'),
      sql<number>`coalesce(sum(s.paid_cents) filter (where not s.is_withdrawn), 0)::float8`.as('paid_cents'),
      count('not s.is_withdrawn and not s.has_w9').as('missing_w9_count'),
      count('not s.is_withdrawn and not s.has_w9 and w.creator_id is not null').as('added_w9_count'),
      count('s.has_w9 and w.electronic_since is null').as('on_paper_count'),
      count('s.has_w9 and s.filed_at is null and (not s.is_withdrawn or s.corrects_filed)').as(
        'unfiled_count',
      ),
      count('s.corrects_shown or s.corrects_filed').as('corrected_count'),
    ])
    .where('s.year', '=', year)
    .where('s.is_current', '=', true)
    .executeTakeFirstOrThrow();
}
