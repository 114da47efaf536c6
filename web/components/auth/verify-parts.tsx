import { BadgeCheck, Hourglass } from 'lucide-react';
import type { Ref } from 'react';
import { artPath } from '#art/catalogue.ts';
import { ThemedArt } from '#web/components/themed-art.tsx';
import { Button } from '#web/ui/button.tsx';
import { quietLink } from '#web/ui/quiet-link.ts';
import { clockTime } from './clock-time.ts';
import type { Verification, VerificationState } from './use-verification.ts';

export function Mailbox({ className = '' }: { className?: string }) {
  return (
    <ThemedArt
      path={artPath.mailbox}
      width={160}
      height={192}
      eager
      className={`h-24 w-20 grid-rows-1 ${className}`}
    />
  );
}

type VerifyIntroProps = {
  /** Null until it is known. */
  email: string | null;
  onWrongAddress: () => void;
  introRef?: Ref<HTMLParagraphElement>;
};

export function VerifyIntro({ email, onWrongAddress, introRef }: VerifyIntroProps) {
  return (
    <div>
      <p ref={introRef} tabIndex={-1} className="text-touch leading-6 text-ink-2 md:text-md md:leading-5.75">
        We sent a link to{' '}
        {email ? <strong className="font-semibold wrap-anywhere text-ink">{email}</strong> : 'your email'}.
        Open it on any device, then come back here.
      </p>
      <button type="button" onClick={onWrongAddress} className={quietLink}>
        Wrong address?
      </button>
    </div>
  );
}

export function CheckButton({ verification }: { verification: Verification }) {
  return (
    <Button
      variant="primary"
      size="large"
      block
      loading={verification.isChecking}
      onClick={verification.check}
    >
      I’ve verified my email
    </Button>
  );
}

export function CheckLine({ state }: { state: VerificationState }) {
  return (
    <p
      role="status"
      className="num flex items-center justify-center gap-2 text-sm text-ink-2 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.75]"
    >
      {state.is === 'pending' ? (
        <>
          <Hourglass aria-hidden="true" />
          Not verified yet. Checked at {clockTime(state.checked_at)}
        </>
      ) : null}
      {state.is === 'verified' ? (
        <>
          <BadgeCheck aria-hidden="true" />
          You’re verified. Enter your password to sign in.
        </>
      ) : null}
    </p>
  );
}
