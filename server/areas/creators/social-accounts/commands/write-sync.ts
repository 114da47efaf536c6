import type { SyncCause, SyncOutcome } from '#domain/creators/social-account-states.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';

interface Sync {
  social_account_id: string;
  cause: SyncCause;
  outcome: SyncOutcome;
  failure?: string | null;
  took_ms: number;
}

/** Logs every read, successful or not. The sweep deletes entries after 90 days. */
export async function writeSync(tx: Tx, { failure = null, ...sync }: Sync, now: Date): Promise<void> {
  await tx
    .insertInto('social_syncs')
    .values({ id: newId(), ...sync, failure, created_at: now.toISOString() })
    .execute();
}
