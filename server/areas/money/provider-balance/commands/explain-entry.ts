import { sql } from 'kysely';
import type { Approvable } from '#server/areas/base/approvals/approvable.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { PLATFORM_RESERVE } from '#server/platform/ledger/accounts.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';
import { canBookByHand, entrySubject } from '../entry-subject.ts';
import { out } from './post-entries.ts';

export interface Explanation {
  reference: string;
  reason: string;
}

/** At or above the amount in the settings, a second admin has to approve it. */
export const BOOK_PROVIDER_ENTRY: Approvable<Explanation> = {
  action: 'book_provider_entry',
  findAmount: findEntryAmount,
  run: explainEntryIn,
};

/** Sums all lines of the same subject, because they are posted together. */
async function findEntryAmount(db: Database, id: string): Promise<{ cents: number } | undefined> {
  const { rows } = await sql<{ cents: number }>`
    select abs(sum(e.amount_cents))::bigint as cents
    from provider_entries e
    join (select e.provider, ${entrySubject} as subject from provider_entries e where e.id = ${id}) named
      on named.provider = e.provider and named.subject = ${entrySubject}`.execute(db);
  return rows[0];
}

/**
 * Posts a movement made by hand at the provider to the reserve, so that ledger and statement agree again. Lines of the
 * same subject are posted together.
 */
export async function explainEntryIn(
  tx: Tx,
  { payments, now }: Context,
  adminId: string,
  { reference, reason }: Explanation,
): Promise<{ amount_cents: number }> {
  const at = now().toISOString();
  const entry = await tx
    .selectFrom('provider_entries as e')
    .select(['e.id', 'e.explained_at', entrySubject.as('subject')])
    .where('e.provider', '=', payments.name)
    .where('e.reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
  if (entry === undefined) throw new Problem('not_found', 'That line isn’t on the statement.');
  const { subject } = entry;
  const listed = await tx
    .selectFrom('provider_differences')
    .select('subject')
    .where('provider', '=', payments.name)
    .where('subject', '=', subject)
    .executeTakeFirst();
  if (entry.explained_at !== null) throw new Problem('conflict', 'This line is already booked.');
  if (listed === undefined) throw new Problem('conflict', 'This line isn’t one of the differences.');
  const lines = await tx
    .selectFrom('provider_entries as e')
    .select(['e.reference', 'e.amount_cents'])
    .where('e.provider', '=', payments.name)
    .where(entrySubject, '=', subject)
    .where(canBookByHand)
    .orderBy('e.reference')
    .forUpdate()
    .execute();
  const amount_cents = lines.reduce((sum, line) => sum + Number(line.amount_cents), 0);
  if (lines.length === 0) {
    throw new Problem(
      'conflict',
      'We have a record of this movement. Run bin/ledger book, which settles it.',
    );
  }
  const event = {
    event_key: `by-hand:${payments.name}:${reference}`.slice(0, 120),
    kind: 'provider_by_hand',
  };
  if (amount_cents !== 0) {
    await postTransfers(tx, { ...event, transfers: [out(PLATFORM_RESERVE, -amount_cents)] }, now());
  }
  await tx
    .updateTable('provider_entries')
    .set({ explained_at: at, explained_by: adminId, explanation: reason })
    .where('provider', '=', payments.name)
    .where(
      'reference',
      'in',
      lines.map((line) => line.reference),
    )
    .execute();
  await tx
    .deleteFrom('provider_differences')
    .where('provider', '=', payments.name)
    .where('subject', '=', subject)
    .execute();
  await recordAction(tx, {
    actor_id: adminId,
    action: 'book_provider_entry',
    subject_type: 'payment',
    subject_id: entry.id,
    reason,
    after: { reference, amount_cents: String(amount_cents) },
  });
  return { amount_cents };
}
