import type { ProofCheck } from '#contract/creators/social-accounts.ts';
import type { Account } from '#domain/accounts/access.ts';
import {
  canMoveSocialAccount,
  isOwnershipKnown,
  SOCIAL_ACCOUNT_MOVES,
} from '#domain/creators/social-account-states.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { takeFromLimit } from '#server/platform/http/rate-limits.ts';
import { requirePermission } from '../policy.ts';
import { getOwnAccount, lockOwnAccount } from '../queries/own-account.ts';
import { checkProfile, type Look, type ReadProfile } from './check-profile.ts';
import { externalIdOf, refuseSecond, requireFree } from './require-free.ts';

const LOOKS_BY_ONE = { most: 12, seconds: 600 };

/** Checks whether the bio contains the code. An earlier proof stays valid. */
export async function checkCode(
  context: Context,
  account: Account,
  id: string,
  read?: ReadProfile,
): Promise<ProofCheck> {
  requirePermission('prove', account);
  const before = await getOwnAccount(context.db, account.user_id, id);
  if (isOwnershipKnown(before.status)) {
    return { is_proven: true, seen: `@${before.handle} is proven already.`, account: before };
  }
  const { proof_code } = before;
  if (proof_code === null) throw new Problem('conflict', 'Get a code first.');
  await takeFromLimit(context.db, `social-proof:${account.user_id}`, LOOKS_BY_ONE);
  const look = await checkProfile(context, before, proof_code, read);
  if (!look.has_code) return { is_proven: false, seen: look.seen, account: before };
  const proven = await storeProof(context, account, before, look);
  return { is_proven: true, seen: look.seen, account: proven };
}

/** Stores the proof, unless the handle changed during the check. */
async function storeProof(
  context: Context,
  { user_id }: Account,
  looked: ProofCheck['account'],
  { followers }: Look,
): Promise<ProofCheck['account']> {
  const { id, platform, handle } = looked;
  const proof = { platform, handle, external_id: externalIdOf(handle) };
  const write = async (tx: Tx) => {
    const locked = await lockOwnAccount(tx, user_id, id);
    if (locked.handle !== handle || locked.proof_code !== looked.proof_code) {
      throw new Problem('conflict', 'The handle changed while we checked. Try again.');
    }
    if (!canMoveSocialAccount('prove', locked.status)) return locked;
    await requireFree(tx, user_id, proof);
    const at = context.now().toISOString();
    const read = { followers, numbers_source: platform, numbers_read_at: at };
    await tx
      .updateTable('social_accounts')
      .set({
        status: SOCIAL_ACCOUNT_MOVES.prove.to,
        external_id: proof.external_id,
        proof_code: null,
        ...(followers !== null && read),
        updated_at: at,
      })
      .where('id', '=', id)
      .execute();
    return getOwnAccount(tx, user_id, id);
  };
  return refuseSecond(proof, () => inTransaction(context.db, write));
}
