import { AccountSettings, type AccountSettingsProps } from '#web/components/settings/account-settings.tsx';

export type OwnAccount = Omit<AccountSettingsProps, 'sections'>;

/** Whoever has no settings page yet signs in and leaves from here. */
export function AccountSections(props: OwnAccount) {
  return <AccountSettings {...props} sections={['sign-in', 'leaving']} />;
}
