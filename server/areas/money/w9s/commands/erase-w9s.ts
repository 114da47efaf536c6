import { sql } from 'kysely';
import { TAX_KEPT_YEARS, taxYearOf, taxYearSpan } from '#domain/money/tax-forms.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

/** For an account that is being deleted. Nobody could read statements without paper any more. */
export async function eraseW9(tx: Tx, creatorId: string, now: Date): Promise<void> {
  await tx.updateTable('w9s').set({ electronic_since: null }).where('creator_id', '=', creatorId).execute();
  await deleteUnneeded(tx, now).where('creator_id', '=', creatorId).execute();
}

/** W-9s of deleted accounts that no tax record needs any more. */
export async function eraseOldW9s(db: Database, now: Date): Promise<void> {
  await deleteUnneeded(db, now)
    .where('creator_id', 'in', (eb) =>
      eb
        .selectFrom('creators')
        .innerJoin('profiles', 'profiles.user_id', 'creators.user_id')
        .select('creators.id')
        .where('profiles.account_status', '=', 'deleted'),
    )
    .execute();
}

/** Tax law asks for a W-9 for four years after the last one in which its owner was paid. */
function deleteUnneeded(db: Database | Tx, now: Date) {
  const { from } = taxYearSpan(taxYearOf(now) - TAX_KEPT_YEARS);
  return db.deleteFrom('w9s').where(sql<boolean>`not exists (
    select from payouts p where p.creator_id = w9s.creator_id and (p.status in ('requested', 'processing')
      or (p.status = 'paid' and p.paid_at >= ${from.toISOString()})))`);
}
