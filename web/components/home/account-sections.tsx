import { AccountSettings, type AccountSettingsProps } from '#web/components/settings/account-settings.tsx';

export type OwnAccount = Omit<AccountSettingsProps, 'sections'>;

/** Account settings for users without a settings page yet. */
export function AccountSections(props: OwnAccount) {
  return <AccountSettings {...props} sections={['sign-in', 'leaving']} />;
}
