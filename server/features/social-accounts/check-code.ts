import type { ProofCheck } from '#contract/social-accounts.ts';
import type { Account } from '#domain/access.ts';
import {
  canMoveSocialAccount,
  isOwnershipKnown,
  SOCIAL_ACCOUNT_MOVES,
} from '#domain/social-account-states.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { takeFromLimit } from '../../http/rate-limits.ts';
import { type Look, lookAtProfile, type ReadProfile } from './look-at-profile.ts';
import { getOwnAccount, holdOwnAccount } from './own-account.ts';
import { requirePermission } from './policy.ts';
import { externalIdOf, refuseSecond, requireFree } from './require-free.ts';

const LOOKS_BY_ONE = { most: 12, seconds: 600 };

/** Looks whether the code stands in the bio. What was proven before stays so. */
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
  if (proof_code === null) throw new Problem('conflict', 'Ask for a code first.');
  await takeFromLimit(context.db, `social-proof:${account.user_id}`, LOOKS_BY_ONE);
  const look = await lookAtProfile(context, before, proof_code, read);
  if (!look.has_code) return { is_proven: false, seen: look.seen, account: before };
  const proven = await storeProof(context, account, before, look);
  return { is_proven: true, seen: look.seen, account: proven };
}

/** The handle may have been changed while we looked. */
async function storeProof(
  context: Context,
  { user_id }: Account,
  looked: ProofCheck['account'],
  { followers }: Look,
): Promise<ProofCheck['account']> {
  const { id, platform, handle } = looked;
  const proof = { platform, handle, external_id: externalIdOf(handle) };
  const write = async (tx: Tx) => {
    const held = await holdOwnAccount(tx, user_id, id);
    if (held.handle !== handle || held.proof_code !== looked.proof_code) {
      throw new Problem('conflict', 'The handle changed while we looked. Check again.');
    }
    if (!canMoveSocialAccount('prove', held.status)) return held;
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
