import type { Updateable } from 'kysely';
import { SOCIAL_ACCOUNT_MOVES, type SyncCause, type SyncOutcome } from '#domain/social-account-states.ts';
import type { ConnectablePlatform } from '#domain/social-platforms.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { Tables } from '../../db/tables.gen.ts';
import { inTransaction } from '../../db/transaction.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { socialExpiredMail } from '../../mail/templates/social-expired-mail.ts';
import type { PlatformNumbers } from '../../social/social-provider.ts';
import type { HeldForSync } from './claim-syncs.ts';
import { nextSyncAt, nextTryAt } from './next-sync.ts';
import { readColumns } from './read-columns.ts';
import { writeSync } from './write-sync.ts';

interface SyncRun {
  held: HeldForSync;
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

/** The numbers stay as they were read last, with their date. */
export function storeFailure(context: Context, run: SyncRun, failure: string): Promise<void> {
  return finish(context, run, { outcome: 'failed', failure }, (now) => ({
    failing_since: run.held.failing_since ?? now.toISOString(),
    last_failure: failure,
    next_sync_at: nextTryAt(now, run.held.failing_since),
  }));
}

/** Nothing opens the account any more, so what opened it goes and the person is asked to connect again. */
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
    (tx) => writeToPerson(context, tx, run.held),
  );
}

type Outcome = { outcome: SyncOutcome; failure?: string };
type Columns = Updateable<Tables['social_accounts']>;

/** Whoever connected anew or disconnected meanwhile is not overwritten by what the old tokens led to. */
async function finish(
  { db, now }: Context,
  { held, cause, took_ms }: SyncRun,
  outcome: Outcome,
  columnsAt: (now: Date) => Columns,
  follow?: (tx: Tx) => Promise<void>,
): Promise<void> {
  const at = now();
  await inTransaction(db, async (tx) => {
    const changed = await tx
      .updateTable('social_accounts')
      .set({ ...columnsAt(at), syncing_until: null })
      .where('id', '=', held.id)
      .where('status', '=', 'connected')
      .where('access_token_sealed', '=', held.access_token_sealed)
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) return;
    await writeSync(tx, { social_account_id: held.id, cause, took_ms, ...outcome }, at);
    await follow?.(tx);
  });
}

async function writeToPerson(context: Context, tx: Tx, held: HeldForSync): Promise<void> {
  const person = await tx
    .selectFrom('creators')
    .innerJoin('users', 'users.id', 'creators.user_id')
    .innerJoin('profiles', 'profiles.user_id', 'creators.user_id')
    .select('users.email')
    .where('creators.id', '=', held.creator_id)
    .where('profiles.account_status', 'in', ['active', 'completed'])
    .executeTakeFirst();
  if (person === undefined) return;
  const { platform, handle } = held;
  await queueMail(context, tx, socialExpiredMail, person.email, { platform, handle });
}
