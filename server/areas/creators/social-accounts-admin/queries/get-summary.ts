import type { SocialSummary } from '#contract/creators/social-accounts-admin.ts';
import { CONNECTABLE_PLATFORMS } from '#domain/creators/social-platforms.ts';
import type { Context } from '#server/platform/context.ts';
import { openProvider, redirectAddress } from '#server/platform/social/open-provider.ts';
import { expiringUntil } from './expiring-until.ts';

export async function getSummary(context: Context): Promise<SocialSummary> {
  const counts = await context.db
    .selectFrom('social_accounts')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('status', '=', 'connected').as('connected'),
      fn
        .countAll<number>()
        .filterWhere('status', '=', 'connected')
        .filterWhere('token_expires_at', '<', expiringUntil(context.now()))
        .as('expiring'),
      fn.countAll<number>().filterWhere('status', '=', 'expired').as('expired'),
      fn.countAll<number>().filterWhere('failing_since', 'is not', null).as('failing'),
    ])
    .executeTakeFirstOrThrow();
  const providers = CONNECTABLE_PLATFORMS.map((platform) => ({
    platform,
    kind: openProvider(context, platform)?.kind ?? ('off' as const),
    redirect_address: redirectAddress(context, platform),
  }));
  return { ...counts, providers };
}
