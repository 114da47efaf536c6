import type { DecidedReport } from '#contract/admin/reports.ts';
import { displayName } from '#domain/format/display-name.ts';
import type { Database } from '#server/platform/db/database.ts';
import { readTargets } from './find-target.ts';

/** Decisions on reports with the names of everyone involved but the reporters. */
export function selectDecisions(db: Database) {
  return db
    .selectFrom('report_decisions as d')
    .innerJoin('profiles as ap', 'ap.user_id', 'd.decided_by')
    .innerJoin('users as au', 'au.id', 'd.decided_by')
    .leftJoin('profiles as pp', 'pp.user_id', 'd.person_id')
    .leftJoin('users as pu', 'pu.id', 'd.person_id')
    .leftJoin('profiles as bp', 'bp.user_id', 'd.appeal_decided_by')
    .leftJoin('users as bu', 'bu.id', 'd.appeal_decided_by')
    .select(['d.id', 'd.target_type', 'd.target_id', 'd.person_id', 'd.action', 'd.words', 'd.decided_at'])
    .select(['d.appeal_words', 'd.appealed_at', 'd.appeal_outcome', 'd.appeal_answer', 'd.appeal_decided_at'])
    .select(['ap.full_name as admin_name', 'au.email as admin_email'])
    .select(['pp.full_name as person_full_name', 'pu.email as person_email'])
    .select(['bp.full_name as second_name', 'bu.email as second_email']);
}
type Row = Awaited<ReturnType<ReturnType<typeof selectDecisions>['executeTakeFirstOrThrow']>>;

export async function presentDecisions(db: Database, rows: readonly Row[]): Promise<DecidedReport[]> {
  const targetOf = await readTargets(db, rows);
  return rows.map((row) => ({
    ...row,
    name: targetOf(row)?.name ?? 'Deleted',
    person_name: row.person_id && displayName({ full_name: row.person_full_name, email: row.person_email }),
    decided_by: displayName({ full_name: row.admin_name, email: row.admin_email }),
    appeal_decided_by:
      row.appeal_decided_at && displayName({ full_name: row.second_name, email: row.second_email }),
  }));
}
