import { isFirstGuess } from '#domain/accounts/first-guesses.ts';
import { PASSWORD_MIN_LENGTH } from '#domain/accounts/limits.ts';
import { call } from '#web/api/call.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { newPasswordProblem } from '#web/components/password-problem.ts';
import { AccountName } from '#web/ui/account-name.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { SettingsRow } from '#web/ui/settings-row.tsx';
import { passwordWords } from './moment-words.ts';

type PasswordRowProps = { email: string; changedAt: string | null; now: Date };

export function PasswordRow({ email, changedAt, now }: PasswordRowProps) {
  return (
    <SettingsRow
      title="Password"
      action={
        <FormDialog
          trigger={<Button aria-label="Change password">Change</Button>}
          title="Change your password"
          description="Every other device will be signed out."
          names={['current_password', 'new_password']}
          check={checkPasswords}
          send={(api, body) => call(api, 'PUT /api/me/password', { body })}
          after="GET /api/me/settings"
          done="Password changed. Other devices are signed out."
          verb="Change password"
          safeVerb="Keep current password"
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
                isGuessed={isFirstGuess}
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
