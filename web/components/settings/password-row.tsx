import { PASSWORD_MIN_LENGTH } from '#domain/limits.ts';
import { AccountName } from '#web/components/door/account-name.tsx';
import { newPasswordProblem } from '#web/components/password-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import type { AccountActions } from './account-actions.ts';
import { FormDialog } from './form-dialog.tsx';
import { passwordWords } from './moment-words.ts';
import { SettingsRow } from './settings-row.tsx';

type PasswordRowProps = {
  email: string;
  changedAt: string | null;
  now: Date;
  onChange: AccountActions['changePassword'];
};

export function PasswordRow({ email, changedAt, now, onChange }: PasswordRowProps) {
  return (
    <SettingsRow
      title="Password"
      action={
        <FormDialog
          trigger={<Button aria-label="Change password">Change</Button>}
          title="Change your password"
          description="Every other device is signed out."
          names={['current_password', 'new_password']}
          check={checkPasswords}
          send={onChange}
          done="Password changed. Other devices are signed out."
          verb="Change password"
          safeVerb="Keep this one"
        >
          {(errorOf) => (
            <>
              <AccountName email={email} />
              <PasswordField
                label="Current password"
                name="current_password"
                required
                error={errorOf('current_password')}
              />
              <PasswordField
                label="New password"
                name="new_password"
                strength
                required
                hint={`At least ${PASSWORD_MIN_LENGTH} characters`}
                error={errorOf('new_password')}
              />
            </>
          )}
        </FormDialog>
      }
    >
      <p>{passwordWords(changedAt, now)}</p>
    </SettingsRow>
  );
}

type Passwords = { current_password: string; new_password: string };

function checkPasswords({ current_password, new_password }: Passwords): Partial<Passwords> {
  const problem = newPasswordProblem(new_password);
  return {
    ...(current_password === '' && { current_password: 'Password is required' }),
    ...(problem && { new_password: problem }),
  };
}
