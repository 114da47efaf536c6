import type { AdminSocialAccount } from '#contract/creators/social-accounts-admin.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import { claimOne } from '#server/areas/creators/social-accounts/commands/claim-syncs.ts';
import { syncClaimed } from '#server/areas/creators/social-accounts/commands/sync-claimed.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { getSocialAccount } from '../queries/get-social-account.ts';

/** Reads the numbers at once. The result is the first entry in the log. */
export async function syncForAdmin(
  context: Context,
  adminId: string,
  id: string,
): Promise<AdminSocialAccount> {
  const before = await getSocialAccount(context, id);
  if (before.status !== 'connected') throw new Problem('conflict', 'Only connected accounts can be synced.');
  const claimed = await claimOne(context, id);
  if (claimed === undefined) throw new Problem('conflict', 'This account is already syncing.');
  const outcome = await syncClaimed(context, claimed, 'admin');
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
