import { type FormEvent, type ReactNode, type RefObject, useState } from 'react';
import { AccountName } from '#web/ui/account-name.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Missing } from './missing.tsx';
import type { Verification } from './use-verification.ts';

type VerifySignInProps = {
  email: string;
  /** The likely device of this page: the link was opened on the other one. */
  device: 'phone' | 'computer';
  verification: Verification;
  passwordField: RefObject<HTMLInputElement | null>;
};

/** For a link opened in another browser: this page notices it, but isn't signed in by it. */
export function VerifySignIn({ email, device, verification, passwordField }: VerifySignInProps) {
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const complaint: ReactNode = isMissing ? (
    <Missing what="Password required">Please enter your password to continue.</Missing>
  ) : (
    verification.complaint
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsMissing(password === '');
    if (password === '') return passwordField.current?.focus();
    void verification.enter(password);
  }

  return (
    <section aria-labelledby="verify-sign-in-title">
      <h2 id="verify-sign-in-title" className="type-item text-touch">
        {device === 'phone' ? 'Opened it on another device?' : 'Opened it on your phone?'} Sign in here
      </h2>
      <form noValidate method="post" onSubmit={submit} className="mt-3 flex items-start gap-2">
        <AccountName email={email} />
        <PasswordField
          ref={passwordField}
          label={<span className="wrap-anywhere">Password for {email}</span>}
          name="password"
          placeholder="Your password"
          required
          value={password}
          error={complaint}
          className="grow"
          onChange={(event) => {
            setPassword(event.target.value);
            setIsMissing(false);
            verification.forgetComplaint();
          }}
        />
        <Button type="submit" size="touch" loading={verification.isEntering} className="mt-6 h-11.5! px-5!">
          Sign In
        </Button>
      </form>
    </section>
  );
}
