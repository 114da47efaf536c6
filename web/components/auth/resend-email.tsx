import { Mail } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { toast } from '#web/ui/toast.ts';
import { againIn } from './seconds-left.ts';
import { adviceIn } from './sign-in-error.ts';
import { useCountdown } from './use-countdown.ts';

type ResendEmailProps = {
  /** The earliest time to resend, from Date.now(). */
  until: number;
  onResend: () => Promise<void>;
  className?: string;
};

const FAILURE = 'Failed to resend email. Please try again.';

/** A disabled button stays focusable, so that the countdown beside it is read out. */
export function ResendEmail({ until, onResend, className = '' }: ResendEmailProps) {
  const left = useCountdown(until);
  const [isSending, setIsSending] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const waitId = useId();

  async function resend() {
    if (left > 0) return;
    setIsSending(true);
    setHasFailed(false);
    try {
      await onResend();
      toast({ title: 'Email sent!', variant: 'success' });
    } catch (cause) {
      setHasFailed(true);
      toast({ title: FAILURE, description: adviceIn(cause) ?? undefined, variant: 'destructive' });
    } finally {
      setIsSending(false);
    }
  }

  return (
    <div className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="text-md text-ink-2 md:text-base">
          <strong className="block font-semibold text-ink">Didn’t get it?</strong>
          Check your spam folder first.
        </p>
        <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2 grow justify-end max-sm:w-full max-sm:justify-between">
          <span id={waitId} className="num text-sm text-ink-2">
            {left > 0 ? againIn(left) : null}
          </span>
          <Button
            icon={<Mail aria-hidden="true" />}
            aria-disabled={left > 0}
            aria-describedby={waitId}
            loading={isSending}
            onClick={resend}
          >
            Resend email
          </Button>
        </div>
      </div>
      <FormAlert className="mt-3">{hasFailed ? FAILURE : null}</FormAlert>
    </div>
  );
}
