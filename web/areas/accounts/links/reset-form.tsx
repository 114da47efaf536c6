import { isFirstGuess } from '#domain/accounts/first-guesses.ts';
import { PASSWORD_MIN_LENGTH } from '#domain/accounts/limits.ts';
import { Refusal } from '#web/components/links/refusal.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import type { useOneField } from './use-one-field.ts';

type ResetFormProps = {
  /** Tells password managers which account the new password is for. */
  email: string;
  password: string;
  onType: (password: string) => void;
  field: ReturnType<typeof useOneField>;
};

export function ResetForm({ email, password, onType, field }: ResetFormProps) {
  return (
    <form ref={field.form} noValidate method="post" onSubmit={field.submit} className="max-w-[28rem]">
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="New password"
        strength
        isGuessed={isFirstGuess}
        hint={`At least ${PASSWORD_MIN_LENGTH} characters. A few random words work well.`}
        error={field.fieldProblem}
        name="password"
        required
        value={password}
        onChange={(event) => {
          onType(event.target.value);
          field.forgetFieldProblem();
        }}
      />
      <Refusal problem={field.problem} holds="Your password wasn’t changed." />
      <Button type="submit" variant="primary" size="large" block loading={field.isBusy} className="mt-5">
        Change password
      </Button>
    </form>
  );
}
