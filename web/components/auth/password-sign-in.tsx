import { type FormEvent, type Ref, useRef, useState } from 'react';
import { emailProblem } from '#web/components/email-problem.ts';
import { Link } from '#web/components/link.tsx';
import type { AuthActions } from '#web/session/auth-actions.ts';
import { holdPassword } from '#web/session/pending-password.ts';
import { pendingVerification } from '#web/session/pending-verification.ts';
import { Button } from '#web/ui/button.tsx';
import { focusField } from '#web/ui/focus-field.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts';
import { DeviceProof } from './device-proof.tsx';
import { againIn } from './seconds-left.ts';
import { SignInEmail } from './sign-in-email.tsx';
import { adviceIn, readSignInError, toastConnectionError } from './sign-in-error.ts';
import { signInInTime } from './sign-in-in-time.ts';
import { textIn, useAdoptTyped } from './use-adopt-typed.ts';
import { useCountdown } from './use-countdown.ts';
import { useDeviceProof } from './use-device-proof.ts';

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
  code?: string | null;
}

export function PasswordSignIn({ actions, email, onEmail, fieldRef, onUnverified }: PasswordSignInProps) {
  const form = useRef<HTMLFormElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [complaints, setComplaints] = useState<Complaints>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [waitsUntil, setWaitsUntil] = useState<number | null>(null);
  const left = useCountdown(waitsUntil);
  const proof = useDeviceProof(actions);
  const isHydrated = useIsHydrated();
  useAdoptTyped(form, (typed) => {
    if (textIn(typed, 'email') !== email) onEmail(textIn(typed, 'email'));
    setPassword(textIn(typed, 'password'));
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending || left > 0) return;
    const found = {
      email: emailProblem(email),
      password: password === '' ? 'Password is required' : null,
      code: proof.findProblem(email.trim()),
    };
    setComplaints(found);
    setRefusal(null);
    if (found.email) return focusField(form.current, 'email');
    if (found.password) return passwordField.current?.focus();
    if (found.code) return focusField(form.current, 'code');
    setIsSending(true);
    onEmail(email);
    try {
      await proof.confirm(email.trim());
      await signInInTime(actions, { email: email.trim(), password });
    } catch (cause) {
      setIsSending(false);
      complain(cause);
    }
  }

  function complain(cause: unknown) {
    const code = proof.problemIn(cause);
    if (code !== null) {
      setComplaints({ code });
      return focusField(form.current, 'code');
    }
    const error = readSignInError(cause);
    switch (error.kind) {
      case 'late':
      case 'unreached':
        return toastConnectionError(error.kind);
      case 'unverified':
        awaitVerification(email.trim(), password);
        return onUnverified();
      case 'wrong':
        setRefusal(error.words);
        return passwordField.current?.select();
      case 'unproved':
        return void proof
          .begin(email.trim())
          .catch((failure) => setRefusal(adviceIn(failure) ?? error.words));
      case 'refused':
        setWaitsUntil(error.wait_seconds > 0 ? Date.now() + error.wait_seconds * 1_000 : null);
        return setRefusal(error.words);
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
      {proof.isAsked(email.trim()) ? (
        <DeviceProof
          proof={proof}
          email={email.trim()}
          error={complaints.code}
          onType={() => setComplaints({ ...complaints, code: null })}
        />
      ) : null}
      <div>
        <FormAlert className="mb-4">{refusal}</FormAlert>
        <Button
          type="submit"
          variant="primary"
          size="large"
          block
          disabled={!isHydrated}
          aria-disabled={left > 0}
          loading={isSending}
        >
          {left > 0 ? againIn(left) : 'Sign In'}
        </Button>
      </div>
    </form>
  );
}

/** Keeps the ticket of a sign-up in this tab, so that verification shows without signing in. */
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
      Forgot password?
    </Link>
  );
}
