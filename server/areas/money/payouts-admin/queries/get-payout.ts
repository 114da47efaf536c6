import type { AdminPayout } from '#contract/money/payouts-admin.ts';
import { canMovePayout } from '#domain/money/payout-states.ts';
import { listParts } from '#server/areas/money/payouts/queries/list-payouts.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { presentRow, selectRows } from './payout-rows.ts';

/** One payout with its parts, its transfers, and what an admin can do with it. */
export async function getPayoutRecord(
  { db, now }: Pick<Context, 'db' | 'now'>,
  id: string,
): Promise<AdminPayout> {
  const found = await selectRows(db, {})
    .innerJoin('users', 'users.id', 'creators.user_id')
    .leftJoin('payouts as again', 'again.retry_of', 'payouts.id')
    .select(['users.email', 'payouts.stop_reason', 'payouts.provider', 'payouts.provider_reference'])
    .select(['payouts.attempts', 'payouts.retry_of', 'again.id as retried_by'])
    .where('payouts.id', '=', id)
    .executeTakeFirst();
  if (found === undefined) throw new Problem('not_found', 'We can’t find that payout.');
  const { email, stop_reason, provider, provider_reference, attempts, retry_of, retried_by, ...row } = found;
  const shown = presentRow(row, now());
  const isWaiting = canMovePayout('cancel', shown.status);
  return {
    ...shown,
    email,
    payee_status: row.facts.payee_status,
    stop_reason,
    provider,
    provider_reference,
    attempts,
    retry_of,
    retried_by,
    parts: await listParts(db, id),
    transfers: await listTransfers(db, id),
    can_stop: isWaiting && row.facts.stopped_at === null,
    can_release: isWaiting && (row.facts.stopped_at !== null || row.facts.reported_at !== null),
    can_cancel: isWaiting,
    can_retry: shown.status === 'failed' && retried_by === null,
  };
}

const MOST_TRANSFERS = 20;

function listTransfers(db: Database, payoutId: string): Promise<AdminPayout['transfers']> {
  return db
    .selectFrom('ledger_events as e')
    .innerJoin('ledger_transfers as t', 't.event_id', 'e.id')
    .select(['t.id', 'e.kind', 't.from_account', 't.to_account', 't.amount_cents', 'e.occurred_at'])
    .where('e.subject_id', '=', payoutId)
    .orderBy('e.id')
    .orderBy('t.id')
    .limit(MOST_TRANSFERS)
    .execute();
}
