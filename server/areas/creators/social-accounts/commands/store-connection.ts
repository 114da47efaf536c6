import type { OwnSocialAccount } from '#contract/creators/social-accounts.ts';
import type { Account } from '#domain/accounts/access.ts';
import { SOCIAL_ACCOUNT_MOVES } from '#domain/creators/social-account-states.ts';
import { type ConnectablePlatform, PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import type { PlatformNumbers, SocialTokens } from '#server/platform/social/social-provider.ts';
import { mayDo } from '../policy.ts';
import { getOwnAccount } from '../queries/own-account.ts';
import { lockOwnCreator } from '../queries/own-creator.ts';
import { sealTokens } from './account-tokens.ts';
import { nextSyncAt } from './next-sync.ts';
import { readColumns } from './read-columns.ts';
import { refuseSecond, requireFree } from './require-free.ts';
import { UNPROVEN } from './unproven.ts';
import { writeSync } from './write-sync.ts';

interface Connection {
  platform: ConnectablePlatform;
  tokens: SocialTokens;
  numbers: PlatformNumbers;
  took_ms: number;
}

/** Stores a connection. The handle from the platform replaces the one that was entered. */
export async function storeConnection(
  context: Context,
  account: Account,
  { platform, tokens, numbers, took_ms }: Connection,
): Promise<OwnSocialAccount> {
  const proof = { platform, handle: numbers.handle, external_id: numbers.external_id };
  const write = async (tx: Tx) => {
    const creator_id = await lockOwnCreator(tx, account.user_id);
    const known = await findNamed(tx, creator_id, platform);
    requireSameHandle(account, platform, known?.handle ?? null, numbers.handle);
    await requireFree(tx, account.user_id, proof);
    const id = known?.id ?? newId();
    const now = context.now();
    const row = {
      ...UNPROVEN,
      ...readColumns(platform, numbers, now),
      ...sealTokens(context, id, tokens),
      external_id: numbers.external_id,
      status: SOCIAL_ACCOUNT_MOVES.connect.to,
      connected_at: now.toISOString(),
      next_sync_at: nextSyncAt(now),
    };
    await tx
      .insertInto('social_accounts')
      .values({ ...row, id, creator_id, platform, created_at: now.toISOString() })
      .onConflict((conflict) => conflict.columns(['creator_id', 'platform']).doUpdateSet(row))
      .execute();
    await writeSync(tx, { social_account_id: id, cause: 'connected', outcome: 'read', took_ms }, now);
    return getOwnAccount(tx, account.user_id, id);
  };
  return refuseSecond(proof, () => inTransaction(context.db, write));
}

function findNamed(tx: Tx, creatorId: string, platform: ConnectablePlatform) {
  return tx
    .selectFrom('social_accounts')
    .select(['id', 'handle'])
    .where('creator_id', '=', creatorId)
    .where('platform', '=', platform)
    .forUpdate()
    .executeTakeFirst();
}

/** While handles can't change, only the submitted one can be connected. */
function requireSameHandle(
  account: Account,
  platform: ConnectablePlatform,
  named: string | null,
  found: string,
): void {
  if (named === found || mayDo('change', account).is_allowed) return;
  const before = named === null ? `no account on ${PLATFORM_NAMES[platform]}` : `@${named}`;
  throw new Problem('conflict', `You connected @${found}, but your application says ${before}.`);
}
