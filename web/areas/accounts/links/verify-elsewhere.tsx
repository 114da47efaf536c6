import { useState } from 'react';
import { Address } from '#web/components/links/news.tsx';
import { Refusal } from '#web/components/links/refusal.tsx';
import type { Action } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { useOneField } from './use-one-field.ts';

type VerifyElsewhereProps = {
  email: string;
  /** With the password chosen at sign-up; without it, that password stops working. */
  onVerify: (password?: string) => Promise<void>;
  without: Action<void>;
};

/** In a different browser than the one used to sign up, the password proves that it's the same person. */
export function VerifyElsewhere({ email, onVerify, without }: VerifyElsewhereProps) {
  const [password, setPassword] = useState('');
  const { form, fieldProblem, forgetFieldProblem, problem, isBusy, submit } = useOneField({
    name: 'password',
    findProblem: () => (password === '' ? 'Password is required' : null),
    send: () => onVerify(password),
  });
  return (
    <>
      <p className="type-prose mt-5 mb-7 text-ink-2">
        Enter the password you chose when you signed up with <Address>{email}</Address>.
      </p>
      <form ref={form} noValidate method="post" onSubmit={submit} className="max-w-[28rem]">
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Password"
          error={fieldProblem}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            forgetFieldProblem();
          }}
        />
        <Refusal problem={problem} holds="Your email isn’t verified yet." />
        <Button type="submit" variant="primary" size="large" block loading={isBusy} className="mt-5">
          Verify my email
        </Button>
      </form>
      <div className="mt-8 max-w-[28rem] border-line border-t pt-6">
        <p className="type-prose text-ink-2">
          Don’t know the password, or someone else signed you up? Verify without it. That password stops
          working, and you can choose a new one.
        </p>
        <Refusal problem={without.problem} holds="Your email isn’t verified yet." />
        <Button
          className="mt-4"
          loading={without.isBusy}
          disabled={isBusy}
          onClick={() => void without.run()}
        >
          Verify without it
        </Button>
      </div>
    </>
  );
}
