import { useState } from 'react';
import { PASSWORD_MIN_LENGTH } from '#domain/limits.ts';
import { newPasswordProblem } from '#web/components/password-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Refusal } from './refusal.tsx';
import { useOneField } from './use-one-field.ts';

type ResetFormProps = {
  /** So that password managers know which account the new password is for. */
  email: string;
  onSubmit: (password: string) => Promise<void>;
};

export function ResetForm({ email, onSubmit }: ResetFormProps) {
  const [password, setPassword] = useState('');
  const { field, problem, forgetProblem, isWaiting, refusal, submit } = useOneField({
    path: 'password',
    findProblem: () => newPasswordProblem(password),
    send: () => onSubmit(password),
  });
  return (
    <form noValidate method="post" onSubmit={submit} className="max-w-[28rem]">
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        ref={field}
        label="New password"
        strength
        hint={`At least ${PASSWORD_MIN_LENGTH} characters. A few words in a row work well.`}
        error={problem}
        name="password"
        required
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          forgetProblem();
        }}
      />
      <Refusal cause={refusal} holds="Your password has not changed." />
      <Button type="submit" variant="primary" size="large" block loading={isWaiting} className="mt-5">
        Change my password
      </Button>
    </form>
  );
}
