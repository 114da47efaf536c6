import { type Ref, useRef } from 'react';
import type { AuthActions } from '#web/session/auth-actions.ts';
import type { PendingVerification } from '#web/session/pending-verification.ts';
import { LateResendEmail } from './late-resend-email.tsx';
import { resendVerification } from './resend-verification.ts';
import { useVerification } from './use-verification.ts';
import { CheckButton, CheckLine, Mailbox, VerifyIntro } from './verify-parts.tsx';
import { VerifySignIn } from './verify-sign-in.tsx';

type VerifyPanelProps = {
  pending: PendingVerification;
  actions: AuthActions;
  onWrongAddress: () => void;
  introRef?: Ref<HTMLParagraphElement>;
};

/** The content below the title, in a dialog or a card with 48px of padding. */
export function VerifyPanel({ pending, actions, onWrongAddress, introRef }: VerifyPanelProps) {
  const passwordField = useRef<HTMLInputElement>(null);
  const verification = useVerification({ pending, actions, passwordField });
  return (
    <>
      <Mailbox className="absolute top-23 right-12 max-md:hidden" />
      <div className="mt-2.5 md:pr-25">
        <VerifyIntro email={pending.email} onWrongAddress={onWrongAddress} introRef={introRef} />
      </div>
      <div className="mt-6 grid gap-3">
        <CheckButton verification={verification} />
        <CheckLine state={verification.state} />
      </div>
      <hr className="mt-5 mb-6 border-line" />
      <VerifySignIn
        email={pending.email}
        device="computer"
        verification={verification}
        passwordField={passwordField}
      />
      <LateResendEmail
        until={pending.resend_at}
        onResend={() => resendVerification(actions, pending)}
        className="-mx-5 mt-7 -mb-5 bg-sunken px-5 py-4.5 md:-mx-12 md:-mb-12 md:rounded-b-card md:px-12"
      />
    </>
  );
}
