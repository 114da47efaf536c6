import type { Settings } from '#contract/accounts/preferences.ts';
import type { Account } from '#domain/accounts/access.ts';
import { SecuritySlot } from '#web/components/security/security-slot.tsx';
import { Card } from '#web/ui/card.tsx';
import { DeviceRows } from './device-rows.tsx';
import { EmailRow } from './email-row.tsx';
import { PasswordRow } from './password-row.tsx';
import { SettingsSection } from './settings-section.tsx';

type SignInSectionProps = { account: Account; settings: Settings; now: Date };

export function SignInSection({ account, settings, now }: SignInSectionProps) {
  return (
    <SettingsSection id="sign-in">
      <Card padded={false}>
        <EmailRow email={account.email} pendingEmail={settings.pending_email} />
        <PasswordRow email={account.email} changedAt={settings.password_changed_at} now={now} />
        <DeviceRows devices={settings.devices} now={now} />
      </Card>
      <SecuritySlot />
    </SettingsSection>
  );
}
