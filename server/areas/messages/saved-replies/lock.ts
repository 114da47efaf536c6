import { type Account, isAllowed } from '#domain/accounts/access.ts';
import { lockAdmins } from '#server/areas/accounts/users/lock.ts';
import { lockBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { type ReplyOwner, replyOwnerOf } from './policy.ts';

/** If two replies are saved at once, the second has to count the first. */
export async function lockReplyOwner(tx: Tx, account: Account): Promise<ReplyOwner> {
  const owner = replyOwnerOf(account);
  const { user_id, business_id } = owner;
  if (business_id !== null) await lockBusiness(tx, account, business_id, 'change');
  else if (user_id === null) {
    if (!isAllowed('admin_support', account))
      throw new Problem('admin_role_not_allowed', 'Your admin role doesn’t include this. Ask an owner.');
    await lockAdmins(tx, account.user_id);
  } else await tx.selectFrom('users').select('id').where('id', '=', user_id).forUpdate().execute();
  return owner;
}
