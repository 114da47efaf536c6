import type { OwnSocialAccount, OwnSocialAccounts } from '#contract/creators/social-accounts.ts';
import type { SocialPlatform } from '#domain/creators/social-platforms.ts';
import type { SocialActions } from './social-actions.ts';

export type SocialCardProps = {
  platform: SocialPlatform;
  account: OwnSocialAccount | null;
  isConnectable: boolean;
  may: OwnSocialAccounts['may'];
  actions: SocialActions;
  now: Date;
  as: 'h2' | 'h3';
};
