import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { call } from '#web/api/call.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { leave } from '#web/session/leave.ts';
import { AccountName } from '#web/ui/account-name.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { SettingsRow } from '#web/ui/settings-row.tsx';
import { SettingsSection } from './settings-section.tsx';

type LeavingSectionProps = {
  email: string;
  /** The reason the account can't be deleted. */
  refusal: string | null;
  /** A row above account deletion. */
  row?: ReactNode;
};

export function LeavingSection({ email, refusal, row }: LeavingSectionProps) {
  const reasonId = useId();
  return (
    <SettingsSection id="leaving">
      <Card padded={false}>
        <SettingsRow
          title="Download my data"
          action={
            <>
              <ButtonLink href="/api/me/export-page" download>
                Download page
              </ButtonLink>
              <ButtonLink href="/api/me/export" download>
                Download data
              </ButtonLink>
            </>
          }
        >
          <p>Everything we keep about you, as a page to read or a data file for programs.</p>
        </SettingsRow>
        {row}
        <SettingsRow
          title="Delete account"
          action={
            refusal ? (
              <Button variant="danger" disabled aria-describedby={reasonId}>
                Delete account
              </Button>
            ) : (
              <DeleteDialog email={email} />
            )
          }
        >
          <p id={reasonId}>{refusal ?? 'We erase your personal data. Payment records are kept.'}</p>
        </SettingsRow>
      </Card>
    </SettingsSection>
  );
}

function DeleteDialog({ email }: { email: string }) {
  const router = useRouter();
  return (
    <FormDialog
      trigger={<Button variant="danger">Delete account</Button>}
      title="Delete your account?"
      description="We erase your name, email, sign-in and settings, and sign out every device. We keep payment records without them, because they have to stay complete. You can’t undo this."
      names={['password']}
      check={({ password }) => (password === '' ? { password: 'Password is required' } : {})}
      send={(api, body) => call(api, 'POST /api/me/deletion', { body })}
      after={() => leave(router)}
      done="Account deleted."
      verb="Delete account"
      safeVerb="Keep account"
      isDestructive
    >
      {(errorOf) => (
        <>
          <AccountName email={email} />
          <PasswordField label="Your password" name="password" required error={errorOf('password')} />
        </>
      )}
    </FormDialog>
  );
}
