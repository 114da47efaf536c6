import type { AdminSocialAccount } from '#contract/creators/social-accounts-admin.ts';
import { canMoveSocialAccount } from '#domain/creators/social-account-states.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import {
  dropConnection,
  revokeThere,
} from '#server/areas/creators/social-accounts/commands/drop-connection.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { queueMail } from '#server/platform/mail/queue-mail.ts';
import { socialDisconnectedMail } from '../mails/social-disconnected-mail.ts';
import { getSocialAccount } from '../queries/get-social-account.ts';

interface Disconnection {
  admin_id: string;
  id: string;
  reason: string;
}

/** Removes a connection, gives the creator the reason, and revokes it at the platform. */
export async function disconnectForAdmin(
  context: Context,
  { admin_id, id, reason }: Disconnection,
): Promise<AdminSocialAccount> {
  const { platform, tokens } = await inTransaction(context.db, async (tx) => {
    const locked = await lockAccount(tx, id);
    if (!canMoveSocialAccount('disconnect', locked.status)) {
      throw new Problem('conflict', 'This account isn’t connected.');
    }
    const tokens = await dropConnection(tx, context, id);
    await recordAction(tx, {
      actor_id: admin_id,
      action: 'disconnect_social_account',
      subject_type: 'social_account',
      subject_id: id,
      reason,
      before: { status: locked.status, handle: locked.handle, followers: locked.followers },
      after: { status: 'claimed', handle: locked.handle, followers: null },
    });
    const { platform, handle } = locked;
    await queueMail(context, tx, socialDisconnectedMail, locked.email, { platform, handle, reason });
    return { platform, tokens };
  });
  await revokeThere(context, platform, tokens);
  return getSocialAccount(context, id);
}

async function lockAccount(tx: Tx, id: string) {
  const locked = await tx
    .selectFrom('social_accounts')
    .innerJoin('creators', 'creators.id', 'social_accounts.creator_id')
    .innerJoin('users', 'users.id', 'creators.user_id')
    .select(['social_accounts.platform', 'social_accounts.handle', 'social_accounts.status'])
    .select(['social_accounts.followers', 'users.email'])
    .where('social_accounts.id', '=', id)
    .forUpdate('social_accounts')
    .executeTakeFirst();
  if (locked === undefined)
    throw new Problem('not_found', 'We can’t find that account. It may have been removed.');
  return locked;
}
