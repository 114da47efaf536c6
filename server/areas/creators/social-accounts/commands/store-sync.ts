import type { Updateable } from 'kysely';
import {
  SOCIAL_ACCOUNT_MOVES,
  type SyncCause,
  type SyncOutcome,
} from '#domain/creators/social-account-states.ts';
import type { ConnectablePlatform } from '#domain/creators/social-platforms.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { Tables } from '#server/platform/db/tables.gen.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { queueMail } from '#server/platform/mail/queue-mail.ts';
import type { PlatformNumbers } from '#server/platform/social/social-provider.ts';
import { socialExpiredMail } from '../mails/social-expired-mail.ts';
import type { ClaimedAccount } from './claim-syncs.ts';
import { nextSyncAt, nextTryAt } from './next-sync.ts';
import { readColumns } from './read-columns.ts';
import { writeSync } from './write-sync.ts';

interface SyncRun {
  claimed: ClaimedAccount;
  cause: SyncCause;
  took_ms: number;
}

export function storeReading(
  context: Context,
  run: SyncRun,
  platform: ConnectablePlatform,
  numbers: PlatformNumbers,
): Promise<void> {
  return finish(context, run, { outcome: 'read' }, (now) => ({
    ...readColumns(platform, numbers, now),
    next_sync_at: nextSyncAt(now),
  }));
}

/** Keeps the last numbers and their date. */
export function storeFailure(context: Context, run: SyncRun, failure: string): Promise<void> {
  return finish(context, run, { outcome: 'failed', failure }, (now) => ({
    failing_since: run.claimed.failing_since ?? now.toISOString(),
    last_failure: failure,
    next_sync_at: nextTryAt(now, run.claimed.failing_since),
  }));
}

/** The tokens no longer work, so deletes them and asks the person to connect again. */
export function storeEnd(context: Context, run: SyncRun, failure: string): Promise<void> {
  return finish(
    context,
    run,
    { outcome: 'expired', failure },
    () => ({
      status: SOCIAL_ACCOUNT_MOVES.expire.to,
      access_token_sealed: null,
      refresh_token_sealed: null,
      token_expires_at: null,
      next_sync_at: null,
      failing_since: null,
      last_failure: failure,
    }),
    (tx) => writeToPerson(context, tx, run.claimed),
  );
}

type Outcome = { outcome: SyncOutcome; failure?: string };
type Columns = Updateable<Tables['social_accounts']>;

/** Results from old tokens must not overwrite an account that was reconnected or disconnected meanwhile. */
async function finish(
  { db, now }: Context,
  { claimed, cause, took_ms }: SyncRun,
  outcome: Outcome,
  columnsAt: (now: Date) => Columns,
  follow?: (tx: Tx) => Promise<void>,
): Promise<void> {
  const at = now();
  await inTransaction(db, async (tx) => {
    const changed = await tx
      .updateTable('social_accounts')
      .set({ ...columnsAt(at), syncing_until: null })
      .where('id', '=', claimed.id)
      .where('status', '=', 'connected')
      .where('access_token_sealed', '=', claimed.access_token_sealed)
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) return;
    await writeSync(tx, { social_account_id: claimed.id, cause, took_ms, ...outcome }, at);
    await follow?.(tx);
  });
}

async function writeToPerson(context: Context, tx: Tx, claimed: ClaimedAccount): Promise<void> {
  const person = await tx
    .selectFrom('creators')
    .innerJoin('users', 'users.id', 'creators.user_id')
    .innerJoin('profiles', 'profiles.user_id', 'creators.user_id')
    .select('users.email')
    .where('creators.id', '=', claimed.creator_id)
    .where('profiles.account_status', 'in', ['active', 'completed'])
    .executeTakeFirst();
  if (person === undefined) return;
  const { platform, handle } = claimed;
  await queueMail(context, tx, socialExpiredMail, person.email, { platform, handle });
}
