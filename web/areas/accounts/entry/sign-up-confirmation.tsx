import { useRef } from 'react';
import { LateResendEmail } from '#web/components/auth/late-resend-email.tsx';
import { resendVerification } from '#web/components/auth/resend-verification.ts';
import { useVerification } from '#web/components/auth/use-verification.ts';
import { CheckButton, CheckLine, Mailbox, VerifyIntro } from '#web/components/auth/verify-parts.tsx';
import { VerifySignIn } from '#web/components/auth/verify-sign-in.tsx';
import { VERIFY_TITLE } from '#web/components/auth/words.ts';
import type { AuthActions } from '#web/session/auth-actions.ts';
import type { PendingVerification } from '#web/session/pending-verification.ts';
import { PinnedAction } from './pinned-action.tsx';
import { WizardFrame } from './wizard-frame.tsx';

type SignUpConfirmationProps = {
  /** Unknown until the page is hydrated. */
  pending: PendingVerification | 'unknown';
  actions: AuthActions;
  onWrongAddress: () => void;
};

/** The last step of sign-up on a narrow screen: opening the link in the email. */
export function SignUpConfirmation({ pending, actions, onWrongAddress }: SignUpConfirmationProps) {
  const passwordField = useRef<HTMLInputElement>(null);
  const known = pending === 'unknown' ? null : pending;
  const verification = useVerification({ pending: known, actions, passwordField });
  return (
    <WizardFrame>
      <Mailbox className="mb-4" />
      <h1 ref={takeFocus} tabIndex={-1} className="type-page-title">
        {VERIFY_TITLE}
      </h1>
      <div className="mt-3 mb-6">
        <VerifyIntro email={known?.email ?? null} onWrongAddress={onWrongAddress} />
      </div>
      {known ? (
        <div className="grid gap-6 border-line border-t pt-6">
          <VerifySignIn
            email={known.email}
            device="phone"
            verification={verification}
            passwordField={passwordField}
          />
          <LateResendEmail
            until={known.resend_at}
            onResend={() => resendVerification(actions, known)}
            className="rounded-card bg-sunken p-4"
          />
        </div>
      ) : null}
      <PinnedAction className="grid gap-2.5">
        <CheckLine state={verification.state} />
        <CheckButton verification={verification} />
      </PinnedAction>
    </WizardFrame>
  );
}

function takeFocus(heading: HTMLElement | null) {
  heading?.focus();
}
