import type { OwnSocialAccounts } from '#contract/social-accounts.ts';
import type { Account } from '#domain/access.ts';
import { CONNECTABLE_PLATFORMS } from '#domain/social-platforms.ts';
import type { Context } from '../../context.ts';
import { openProvider } from '../../social/open-provider.ts';
import { ownAccountQuery } from './own-account.ts';
import { mayDo } from './policy.ts';

export async function getOwnAccounts(context: Context, account: Account): Promise<OwnSocialAccounts> {
  return {
    accounts: await ownAccountQuery(context.db, account.user_id).orderBy('platform').execute(),
    connectable: CONNECTABLE_PLATFORMS.filter((platform) => openProvider(context, platform) !== null),
    may: { change: mayDo('change', account), prove: mayDo('prove', account) },
  };
}
