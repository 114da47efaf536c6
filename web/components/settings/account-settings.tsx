import type { ReactNode } from 'react';
import type { Settings } from '#contract/accounts/preferences.ts';
import type { Account } from '#domain/accounts/access.ts';
import { AppearanceSection } from './appearance-section.tsx';
import { LeavingSection } from './leaving-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SETTINGS_SECTIONS, type SettingsSectionId } from './sections.ts';
import { SignInSection } from './sign-in-section.tsx';

export interface AccountSettingsProps {
  account: Account;
  settings: Settings;
  now: Date;
  /** All of them by default. Users without a settings page find some on their first page. */
  sections?: readonly SettingsSectionId[];
  /** The area's sections, before those of the account. */
  lead?: ReactNode;
  /** A row above account deletion. */
  leavingRow?: ReactNode;
}

export function AccountSettings({ sections = SETTINGS_SECTIONS, lead, ...props }: AccountSettingsProps) {
  return (
    <div>
      {lead}
      {sections.map((section) => (
        <Section key={section} section={section} {...props} />
      ))}
    </div>
  );
}

type SectionProps = Omit<AccountSettingsProps, 'sections' | 'lead'> & { section: SettingsSectionId };

function Section({ section, account, settings, now, leavingRow }: SectionProps): ReactNode {
  switch (section) {
    case 'profile':
      return <ProfileSection account={account} />;
    case 'notifications':
      return <NotificationsSection preferences={settings.notifications} />;
    case 'sign-in':
      return <SignInSection account={account} settings={settings} now={now} />;
    case 'appearance':
      return <AppearanceSection />;
    case 'leaving':
      return <LeavingSection email={account.email} refusal={settings.deletion_refusal} row={leavingRow} />;
  }
}
