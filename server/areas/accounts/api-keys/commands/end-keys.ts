import type { KeyEndCause } from '#domain/accounts/api-keys.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';

interface Ended {
  user_id: string;
  /** Left out, the keys for every business and for none end. */
  business_id?: string;
  cause: KeyEndCause;
  at: Date;
}

/** Ends all API keys of a person, or those for one business. */
export async function endKeys(tx: Tx, { user_id, business_id, cause, at }: Ended): Promise<void> {
  await tx
    .updateTable('api_keys')
    .set({ ended_at: at.toISOString(), end_cause: cause })
    .where('user_id', '=', user_id)
    .where('ended_at', 'is', null)
    .$if(business_id !== undefined, (query) => query.where('business_id', '=', business_id ?? ''))
    .execute();
}

/** Revokes one key of the person's own. Any other is not found. */
export function revokeKey(context: Context, user_id: string, id: string): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const revoked = await tx
      .updateTable('api_keys')
      .set({ ended_at: context.now().toISOString(), end_cause: 'revoked' })
      .where('id', '=', id)
      .where('user_id', '=', user_id)
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (revoked === undefined) throw new Problem('not_found', 'That API key no longer works.');
    await recordAction(tx, {
      actor_id: user_id,
      action: 'revoke_api_key',
      subject_type: 'account',
      subject_id: user_id,
      after: { api_key_id: id },
    });
  });
}
