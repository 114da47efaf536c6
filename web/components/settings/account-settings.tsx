import type { ReactNode } from 'react';
import type { Settings } from '#contract/settings.ts';
import type { Account } from '#domain/access.ts';
import type { AccountActions } from './account-actions.ts';
import { AppearanceSection } from './appearance-section.tsx';
import { LeavingSection } from './leaving-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SETTINGS_SECTIONS, type SettingsSectionId } from './sections.ts';
import { SignInSection } from './sign-in-section.tsx';

export interface AccountSettingsProps {
  account: Account;
  settings: Settings;
  actions: AccountActions;
  now: Date;
  /** Every one when left out. People without a settings page of their own find some on their first page. */
  sections?: readonly SettingsSectionId[];
  /** Sections of the area, before those of the account. */
  lead?: ReactNode;
  /** A row above deleting the account. */
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

function Section({ section, account, settings, actions, now, leavingRow }: SectionProps): ReactNode {
  switch (section) {
    case 'profile':
      return <ProfileSection account={account} onSave={actions.saveName} />;
    case 'notifications':
      return (
        <NotificationsSection preferences={settings.notifications} onChange={actions.changeNotification} />
      );
    case 'sign-in':
      return <SignInSection account={account} settings={settings} actions={actions} now={now} />;
    case 'appearance':
      return <AppearanceSection />;
    case 'leaving':
      return (
        <LeavingSection
          email={account.email}
          hindrance={settings.deletion_hindrance}
          onDelete={actions.deleteAccount}
          row={leavingRow}
        />
      );
  }
}
