import type { Settings } from '#contract/settings.ts';
import type { Account } from '#domain/access.ts';
import { Card } from '#web/ui/card.tsx';
import type { AccountActions } from './account-actions.ts';
import { DeviceRows } from './device-rows.tsx';
import { EmailRow } from './email-row.tsx';
import { PasswordRow } from './password-row.tsx';
import { SettingsSection } from './settings-section.tsx';

type SignInSectionProps = { account: Account; settings: Settings; actions: AccountActions; now: Date };

export function SignInSection({ account, settings, actions, now }: SignInSectionProps) {
  return (
    <SettingsSection id="sign-in">
      <Card padded={false}>
        <EmailRow
          email={account.email}
          pendingEmail={settings.pending_email}
          onRequest={actions.requestEmailChange}
          onCancel={actions.cancelEmailChange}
        />
        <PasswordRow
          email={account.email}
          changedAt={settings.password_changed_at}
          now={now}
          onChange={actions.changePassword}
        />
        <DeviceRows
          devices={settings.devices}
          now={now}
          onSignOut={actions.signOutDevice}
          onSignOutEverywhere={actions.signOutEverywhere}
        />
      </Card>
    </SettingsSection>
  );
}
