import type { SyncCause, SyncOutcome } from '#domain/social-account-states.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';

interface Sync {
  social_account_id: string;
  cause: SyncCause;
  outcome: SyncOutcome;
  failure?: string | null;
  took_ms: number;
}

/** Every reading is written down, whatever became of it; the sweep lets go of it after 90 days. */
export async function writeSync(tx: Tx, { failure = null, ...sync }: Sync, now: Date): Promise<void> {
  await tx
    .insertInto('social_syncs')
    .values({ id: newId(), ...sync, failure, created_at: now.toISOString() })
    .execute();
}
