import { type ReactNode, Suspense } from 'react';
import type { Settings } from '#contract/accounts/preferences.ts';
import type { Account } from '#domain/accounts/access.ts';
import { HydrationMark } from '#web/components/hydration-mark.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SETTINGS_SECTIONS, type SettingsSectionId } from './sections.ts';
import { SignInSection } from './sign-in-section.tsx';

const AppearanceSection = lazyPart(async () => (await import('./appearance-section.tsx')).AppearanceSection);
const NotificationsSection = lazyPart(
  async () => (await import('./notifications-section.tsx')).NotificationsSection,
);
const LeavingSection = lazyPart(async () => (await import('./leaving-section.tsx')).LeavingSection);

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
      return (
        <Late>
          <NotificationsSection preferences={settings.notifications} emailTiming={settings.email_timing} />
        </Late>
      );
    case 'sign-in':
      return <SignInSection account={account} settings={settings} now={now} />;
    case 'appearance':
      return (
        <Late>
          <AppearanceSection />
        </Late>
      );
    case 'leaving':
      return (
        <Late>
          <LeavingSection email={account.email} refusal={settings.deletion_refusal} row={leavingRow} />
        </Late>
      );
  }
}

/** Below the first screen: the server renders it, and its code comes after the page's. */
function Late({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<div className="min-h-60" />}>
      <HydrationMark>{children}</HydrationMark>
    </Suspense>
  );
}
