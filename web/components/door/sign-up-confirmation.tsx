import { useRef } from 'react';
import type { AuthActions } from '#web/session/auth-actions.ts';
import type { PendingVerification } from '#web/session/pending-verification.ts';
import { LateResendEmail } from './late-resend-email.tsx';
import { PinnedAction } from './pinned-action.tsx';
import { resendVerification } from './resend-verification.ts';
import { useVerification } from './use-verification.ts';
import { CheckButton, CheckLine, Mailbox, VerifyIntro } from './verify-parts.tsx';
import { VerifySignIn } from './verify-sign-in.tsx';
import { WizardFrame } from './wizard-frame.tsx';
import { VERIFY_TITLE } from './words.ts';

type SignUpConfirmationProps = {
  /** Unknown until the page is alive. */
  pending: PendingVerification | 'unknown';
  actions: AuthActions;
  onWrongAddress: () => void;
};

/** The last step of signing up on a narrow screen: opening the link in the email. */
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
        <CheckLine standing={verification.standing} />
        <CheckButton verification={verification} />
      </PinnedAction>
    </WizardFrame>
  );
}

function takeFocus(heading: HTMLElement | null) {
  heading?.focus();
}
