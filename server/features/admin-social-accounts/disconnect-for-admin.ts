import type { AdminSocialAccount } from '#contract/admin-social-accounts.ts';
import { canMoveSocialAccount } from '#domain/social-account-states.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { socialDisconnectedMail } from '../../mail/templates/social-disconnected-mail.ts';
import { recordAction } from '../audit-log/record-action.ts';
import { dropConnection, revokeThere } from '../social-accounts/drop-connection.ts';
import { getSocialAccount } from './get-social-account.ts';

interface Disconnection {
  admin_id: string;
  id: string;
  reason: string;
}

/** Takes a connection off, tells its creator why, and tells the platform. */
export async function disconnectForAdmin(
  context: Context,
  { admin_id, id, reason }: Disconnection,
): Promise<AdminSocialAccount> {
  const { platform, tokens } = await inTransaction(context.db, async (tx) => {
    const held = await hold(tx, id);
    if (!canMoveSocialAccount('disconnect', held.status)) {
      throw new Problem('conflict', 'This account is not connected.');
    }
    const tokens = await dropConnection(tx, context, id);
    await recordAction(tx, {
      actor_id: admin_id,
      action: 'disconnect_social_account',
      subject_type: 'social_account',
      subject_id: id,
      reason,
      before: { status: held.status, handle: held.handle, followers: held.followers },
      after: { status: 'claimed', handle: held.handle, followers: null },
    });
    const { platform, handle } = held;
    await queueMail(context, tx, socialDisconnectedMail, held.email, { platform, handle, reason });
    return { platform, tokens };
  });
  await revokeThere(context, platform, tokens);
  return getSocialAccount(context, id);
}

async function hold(tx: Tx, id: string) {
  const held = await tx
    .selectFrom('social_accounts')
    .innerJoin('creators', 'creators.id', 'social_accounts.creator_id')
    .innerJoin('users', 'users.id', 'creators.user_id')
    .select(['social_accounts.platform', 'social_accounts.handle', 'social_accounts.status'])
    .select(['social_accounts.followers', 'users.email'])
    .where('social_accounts.id', '=', id)
    .forUpdate('social_accounts')
    .executeTakeFirst();
  if (held === undefined)
    throw new Problem('not_found', 'There is no such account. It may have been removed.');
  return held;
}
