import type { AdminSocialAccount } from '#contract/admin-social-accounts.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { recordAction } from '../audit-log/record-action.ts';
import { claimOne } from '../social-accounts/claim-syncs.ts';
import { syncHeld } from '../social-accounts/sync-held.ts';
import { getSocialAccount } from './get-social-account.ts';

/** Reads the numbers at once; what came of it stands first among the readings. */
export async function syncForAdmin(
  context: Context,
  adminId: string,
  id: string,
): Promise<AdminSocialAccount> {
  const before = await getSocialAccount(context, id);
  if (before.status !== 'connected') throw new Problem('conflict', 'Only a connected account can be read.');
  const held = await claimOne(context, id);
  if (held === undefined) throw new Problem('conflict', 'It is being read at this moment.');
  const outcome = await syncHeld(context, held, 'admin');
  const after = await getSocialAccount(context, id);
  await inTransaction(context.db, (tx) =>
    recordAction(tx, {
      actor_id: adminId,
      action: 'sync_social_account',
      subject_type: 'social_account',
      subject_id: id,
      before: { status: before.status, followers: before.followers },
      after: { status: after.status, followers: after.followers, outcome },
    }),
  );
  return after;
}
