import type { OwnSocialAccounts } from '#contract/creators/social-accounts.ts';
import type { Account } from '#domain/accounts/access.ts';
import { CONNECTABLE_PLATFORMS } from '#domain/creators/social-platforms.ts';
import type { Context } from '#server/platform/context.ts';
import { openProvider } from '#server/platform/social/open-provider.ts';
import { mayDo } from '../policy.ts';
import { ownAccountQuery } from './own-account.ts';

export async function getOwnAccounts(context: Context, account: Account): Promise<OwnSocialAccounts> {
  return {
    accounts: await ownAccountQuery(context.db, account.user_id).orderBy('platform').execute(),
    connectable: CONNECTABLE_PLATFORMS.filter((platform) => openProvider(context, platform) !== null),
    may: { change: mayDo('change', account), prove: mayDo('prove', account) },
  };
}
