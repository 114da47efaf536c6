import type { OwnSocialAccount } from '#contract/social-accounts.ts';
import type { Account } from '#domain/access.ts';
import { SOCIAL_ACCOUNT_MOVES } from '#domain/social-account-states.ts';
import { type ConnectablePlatform, PLATFORM_NAMES } from '#domain/social-platforms.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import type { PlatformNumbers, SocialTokens } from '../../social/social-provider.ts';
import { sealTokens } from './account-tokens.ts';
import { nextSyncAt } from './next-sync.ts';
import { getOwnAccount } from './own-account.ts';
import { holdOwnCreator } from './own-creator.ts';
import { mayDo } from './policy.ts';
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

/** Takes the word of the platform for who it is: its handle replaces the one that was named. */
export async function storeConnection(
  context: Context,
  account: Account,
  { platform, tokens, numbers, took_ms }: Connection,
): Promise<OwnSocialAccount> {
  const proof = { platform, handle: numbers.handle, external_id: numbers.external_id };
  const write = async (tx: Tx) => {
    const creator_id = await holdOwnCreator(tx, account.user_id);
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

/** Where handles may not change now, only the one that was sent can be connected. */
function requireSameHandle(
  account: Account,
  platform: ConnectablePlatform,
  named: string | null,
  found: string,
): void {
  if (named === found || mayDo('change', account).is_allowed) return;
  const before = named === null ? `no account on ${PLATFORM_NAMES[platform]}` : `@${named}`;
  throw new Problem('conflict', `You allowed @${found}, and your application was sent with ${before}.`);
}
