import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { SOCIAL_PLATFORMS } from '#domain/creators/social-platforms.ts';
import { createSocialActions } from './social-actions.ts';
import { SocialCard } from './social-card.tsx';
import { ownSocialAccountsOptions } from './social-options.ts';

type SocialAccountsProps = {
  /** Called after a change, for pages that show more of the accounts. */
  onChange?: () => void;
  /** The level of the cards' titles, below the page's own. */
  as?: 'h2' | 'h3';
};

/** The user's social accounts, for pages whose loader has fetched `ownSocialAccountsOptions`. */
export function SocialAccounts({ onChange, as = 'h3' }: SocialAccountsProps) {
  const router = useRouter();
  const queries = useQueryClient();
  const { api, site } = useRouteContext({ from: '__root__' });
  const { data } = useSuspenseQuery(ownSocialAccountsOptions(api));
  const actions = useMemo(() => createSocialActions(router, queries, onChange), [router, queries, onChange]);
  const { accounts, may } = data;
  return (
    <div className="grid gap-4">
      {may.change.is_allowed ? null : <p className="text-base text-ink-2">{may.change.reason}</p>}
      {SOCIAL_PLATFORMS.map((platform) => (
        <SocialCard
          key={platform}
          platform={platform}
          account={accounts.find((account) => account.platform === platform) ?? null}
          isConnectable={data.connectable.some((connectable) => connectable === platform)}
          may={may}
          actions={actions}
          now={new Date(site.now)}
          as={as}
        />
      ))}
    </div>
  );
}
