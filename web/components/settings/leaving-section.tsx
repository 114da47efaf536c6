import { type ReactNode, useId } from 'react';
import { AccountName } from '#web/components/door/account-name.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import type { AccountActions } from './account-actions.ts';
import { FormDialog } from './form-dialog.tsx';
import { SettingsRow } from './settings-row.tsx';
import { SettingsSection } from './settings-section.tsx';

type LeavingSectionProps = {
  email: string;
  /** What stands in the way of deleting the account. */
  hindrance: string | null;
  onDelete: AccountActions['deleteAccount'];
  /** What else can be left, above the account itself. */
  row?: ReactNode;
};

export function LeavingSection({ email, hindrance, onDelete, row }: LeavingSectionProps) {
  const reasonId = useId();
  return (
    <SettingsSection id="leaving">
      <Card padded={false}>
        <SettingsRow
          title="Download my data"
          action={
            <ButtonLink href="/api/me/export" download>
              Download
              <span className="sr-only"> my data</span>
            </ButtonLink>
          }
        >
          <p>Everything we keep about you, in one file.</p>
        </SettingsRow>
        {row}
        <SettingsRow
          title="Delete account"
          action={
            hindrance ? (
              <Button variant="danger" disabled aria-describedby={reasonId}>
                Delete account
              </Button>
            ) : (
              <DeleteDialog email={email} onDelete={onDelete} />
            )
          }
        >
          <p id={reasonId}>{hindrance ?? 'Your personal data is erased. The history of money is kept.'}</p>
        </SettingsRow>
      </Card>
    </SettingsSection>
  );
}

function DeleteDialog({ email, onDelete }: Pick<LeavingSectionProps, 'email' | 'onDelete'>) {
  return (
    <FormDialog
      trigger={<Button variant="danger">Delete account</Button>}
      title="Delete your account?"
      description="Your name, your email, your sign-in and your choices are erased, and every device is signed out. What was paid and received is kept without them, because money records have to stay whole. This cannot be undone."
      names={['password']}
      check={({ password }) => (password === '' ? { password: 'Password is required' } : {})}
      send={onDelete}
      done="Your account is deleted."
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
