import { type FormEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import { SIGN_IN_LINK_MINUTES } from '#domain/accounts/limits.ts';
import { emailProblem } from '#web/components/email-problem.ts';
import type { AuthActions, MailPlaced } from '#web/session/auth-actions.ts';
import { Button } from '#web/ui/button.tsx';
import { focusField } from '#web/ui/focus-field.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { toast } from '#web/ui/toast.ts';
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts';
import { LinkOnItsWay } from './link-on-its-way.tsx';
import { Missing } from './missing.tsx';
import { SignInEmail } from './sign-in-email.tsx';
import { adviceIn, toastConnectionError } from './sign-in-error.ts';
import { textIn, useAdoptTyped } from './use-adopt-typed.ts';

type LinkSignInProps = {
  actions: AuthActions;
  email: string;
  onEmail: (email: string) => void;
  device: 'phone' | 'computer';
  fieldRef?: Ref<HTMLInputElement> | undefined;
};

export function LinkSignIn({ actions, email, onEmail, device, fieldRef }: LinkSignInProps) {
  const form = useRef<HTMLFormElement>(null);
  const [complaint, setComplaint] = useState<ReactNode>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [placed, setPlaced] = useState<MailPlaced | null>(null);
  const isHydrated = useIsHydrated();
  useAdoptTyped(form, (typed) => {
    if (textIn(typed, 'email') !== email) onEmail(textIn(typed, 'email'));
  });
  const terms = `signs you in once, on this ${device} or any other, and works for ${SIGN_IN_LINK_MINUTES} minutes.`;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const found = complaintAbout(email);
    setComplaint(found);
    setRefusal(null);
    if (found) return focusField(form.current, 'email');
    setIsSending(true);
    try {
      setPlaced(await actions.requestSignInLink(email.trim()));
      toast({ title: 'Magic link sent!', variant: 'success' });
    } catch (cause) {
      const advice = adviceIn(cause);
      if (advice) setRefusal(advice);
      else toastConnectionError('unreached');
    } finally {
      setIsSending(false);
    }
  }

  if (placed) {
    return (
      <LinkOnItsWay
        placed={placed}
        terms={terms}
        onResend={() => actions.requestSignInLink(placed.email)}
        onWrongAddress={() => setPlaced(null)}
      />
    );
  }
  return (
    <form ref={form} noValidate method="post" onSubmit={submit} className="grid gap-5">
      <SignInEmail
        value={email}
        fieldRef={fieldRef}
        error={complaint}
        onType={(text) => {
          onEmail(text);
          setComplaint(null);
        }}
      />
      <div>
        <FormAlert className="mb-4">{refusal}</FormAlert>
        <Button type="submit" variant="primary" size="large" block disabled={!isHydrated} loading={isSending}>
          Send link
        </Button>
        <p className="mt-3.5 text-md text-ink-2">The link {terms}</p>
      </div>
    </form>
  );
}

function complaintAbout(email: string): ReactNode {
  if (email.trim() === '') return <Missing what="Email required">Please enter your email address.</Missing>;
  return emailProblem(email);
}
