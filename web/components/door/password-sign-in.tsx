import { type FormEvent, type Ref, useRef, useState } from 'react';
import type { AuthActions } from '#web/session/auth-actions.ts';
import { holdPassword } from '#web/session/pending-password.ts';
import { pendingVerification } from '#web/session/pending-verification.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { emailProblem } from '../email-problem.ts';
import { Link } from '../link.tsx';
import { focusField } from './focus-field.ts';
import { FormAlert } from './form-alert.tsx';
import { SignInEmail } from './sign-in-email.tsx';
import { signInInTime } from './sign-in-in-time.ts';
import { readSignInTrouble, toastConnectionTrouble } from './sign-in-trouble.ts';
import { textIn, useAdoptTyped } from './use-adopt-typed.ts';
import { useAlive } from './use-alive.ts';

type PasswordSignInProps = {
  actions: AuthActions;
  email: string;
  onEmail: (email: string) => void;
  fieldRef?: Ref<HTMLInputElement> | undefined;
  onUnverified: () => void;
};

interface Complaints {
  email?: string | null;
  password?: string | null;
}

export function PasswordSignIn({ actions, email, onEmail, fieldRef, onUnverified }: PasswordSignInProps) {
  const form = useRef<HTMLFormElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [complaints, setComplaints] = useState<Complaints>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const isAlive = useAlive();
  useAdoptTyped(form, (typed) => {
    if (textIn(typed, 'email') !== email) onEmail(textIn(typed, 'email'));
    setPassword(textIn(typed, 'password'));
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const found = { email: emailProblem(email), password: password === '' ? 'Password is required' : null };
    setComplaints(found);
    setRefusal(null);
    if (found.email) return focusField(form.current, 'email');
    if (found.password) return passwordField.current?.focus();
    setIsSending(true);
    onEmail(email);
    try {
      await signInInTime(actions, { email: email.trim(), password });
    } catch (cause) {
      setIsSending(false);
      complain(cause);
    }
  }

  function complain(cause: unknown) {
    const trouble = readSignInTrouble(cause);
    switch (trouble.kind) {
      case 'late':
      case 'unreached':
        return toastConnectionTrouble(trouble.kind);
      case 'unverified':
        awaitVerification(email.trim(), password);
        return onUnverified();
      case 'wrong':
        setRefusal(trouble.words);
        return passwordField.current?.select();
      case 'refused':
        return setRefusal(trouble.words);
    }
  }

  return (
    <form ref={form} noValidate method="post" onSubmit={submit} className="grid gap-5">
      <SignInEmail
        value={email}
        fieldRef={fieldRef}
        error={complaints.email}
        onType={(text) => {
          onEmail(text);
          setComplaints({ ...complaints, email: null });
        }}
      />
      <PasswordField
        ref={passwordField}
        label="Password"
        name="password"
        required
        value={password}
        error={complaints.password}
        aside={<ForgotLink />}
        onChange={(event) => {
          setPassword(event.target.value);
          setComplaints({ ...complaints, password: null });
        }}
      />
      <div>
        <FormAlert className="mb-4">{refusal}</FormAlert>
        <Button type="submit" variant="primary" size="large" block disabled={!isAlive} loading={isSending}>
          Sign In
        </Button>
      </div>
    </form>
  );
}

/** The ticket of a sign-up in this tab is kept: with it nobody has to sign in to learn that they can. */
function awaitVerification(email: string, password: string) {
  holdPassword(email, password);
  const known = pendingVerification.get();
  if (known?.email !== email.toLowerCase()) {
    pendingVerification.set({ email, ticket: null, resend_at: 0 });
  }
}

function ForgotLink() {
  return (
    <Link href="/auth/forgot" className="text-link text-ink-2 touch:-my-3 touch:py-3">
      Forgot it?
    </Link>
  );
}
