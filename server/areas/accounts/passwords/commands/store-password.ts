import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';

/** An account without a password, such as one made by the operator, gets its first one. */
export async function storePassword(tx: Tx, userId: string, hash: string, now: Date): Promise<void> {
  const updated_at = now.toISOString();
  await tx
    .insertInto('credentials')
    .values({ id: newId(), user_id: userId, provider_id: 'credential', account_id: userId, password: hash })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'provider_id']).doUpdateSet({ password: hash, updated_at }),
    )
    .execute();
}
