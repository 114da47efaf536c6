import type { AdminSocialAccount } from '#contract/creators/social-accounts-admin.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { adminSocialQuery } from './row-query.ts';

const NEWEST_SYNCS = 30;

export async function getSocialAccount({ db }: Pick<Context, 'db'>, id: string): Promise<AdminSocialAccount> {
  const account = await adminSocialQuery(db).where('a.id', '=', id).executeTakeFirst();
  if (account === undefined)
    throw new Problem('not_found', 'We can’t find that account. It may have been removed.');
  const syncs = await db
    .selectFrom('social_syncs')
    .select(['id', 'cause', 'outcome', 'failure', 'took_ms', 'created_at'])
    .where('social_account_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(NEWEST_SYNCS)
    .execute();
  return { ...account, syncs };
}
