import { sql } from 'kysely';
import type { FiledForm } from '#domain/money/tax-forms.ts';
import { selectPaidInYear } from '#server/areas/money/payouts/queries/read-paid-in-year.ts';
import type { Tx } from '#server/platform/db/database.ts';

export interface Candidate {
  creator_id: string;
  user_id: string;
  paid_cents: number;
  current: {
    id: string;
    revision: number;
    form: FiledForm;
    paid_cents: number;
    is_withdrawn: boolean;
    has_w9: boolean;
    corrects_filed: boolean;
    corrects_shown: boolean;
    filed_at: string | null;
    sealed_parties: string;
  } | null;
}

interface Wanted {
  year: number;
  threshold_cents: number;
  after: string | null;
  limit: number;
}

/** Creators at or over the threshold, and those who have a statement already, in the order of their ids. */
export async function listCandidates(
  tx: Tx,
  { year, threshold_cents, after, limit }: Wanted,
): Promise<Candidate[]> {
  const rows = await tx
    .with('paid', () => selectPaidInYear(tx, year))
    .with('current', (db) =>
      db.selectFrom('tax_statements').selectAll().where('year', '=', year).where('is_current', '=', true),
    )
    .selectFrom('creators as c')
    .leftJoin('paid as p', 'p.creator_id', 'c.id')
    .leftJoin('current as s', 's.creator_id', 'c.id')
    .select(['c.id as creator_id', 'c.user_id', sql<number>`coalesce(p.paid_cents, 0)`.as('now_cents')])
    .select(['s.id', 's.revision', 's.form', 's.paid_cents', 's.is_withdrawn', 's.has_w9', 's.filed_at'])
    .select(['s.corrects_filed', 's.corrects_shown', 's.sealed_parties'])
    .where((eb) => eb.or([eb('p.paid_cents', '>=', threshold_cents), eb('s.id', 'is not', null)]))
    .$if(after !== null, (query) => query.where('c.id', '>', after))
    .orderBy('c.id')
    .limit(limit)
    .execute();
  return rows.map(({ creator_id, user_id, now_cents, id, ...statement }) => ({
    creator_id,
    user_id,
    paid_cents: now_cents,
    current: id === null ? null : ({ id, ...statement } as Candidate['current']),
  }));
}
