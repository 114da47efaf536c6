import { Mail } from 'lucide-react';
import { useId, useState } from 'react';
import { againIn } from '#web/components/seconds-left.ts';
import { useCountdown } from '#web/components/use-countdown.ts';
import { Button } from '#web/ui/button.tsx';
import { Refusal } from './refusal.tsx';
import { useDeed } from './use-deed.ts';

type ResendProps = {
  /** When the next email may be asked for. */
  until: number;
  onResend: () => Promise<void>;
};

/** The button can be reached while it rests, so that the wait beside it is read out with it. */
export function Resend({ until, onResend }: ResendProps) {
  const left = useCountdown(until);
  const [isSentAgain, setIsSentAgain] = useState(false);
  const { isWaiting, refusal, run } = useDeed();
  const waitId = useId();

  async function resend() {
    setIsSentAgain(false);
    await onResend();
    setIsSentAgain(true);
  }

  return (
    <section aria-label="No email yet" className="mt-7 rounded-card bg-sunken p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <p className="text-md text-ink-2">
          <strong className="block font-semibold text-ink">Nothing after a minute?</strong>
          Look in spam first.
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span id={waitId} className="num text-sm text-ink-2">
            {left > 0 ? againIn(left) : null}
          </span>
          <Button
            size="touch"
            icon={<Mail aria-hidden="true" />}
            aria-disabled={left > 0}
            aria-describedby={waitId}
            loading={isWaiting}
            onClick={() => {
              if (left === 0) void run(resend);
            }}
          >
            Resend email
          </Button>
        </div>
      </div>
      <p role="status" className="text-sm text-ink-2 not-empty:mt-3">
        {isSentAgain ? 'Sent again.' : null}
      </p>
      <Refusal cause={refusal} holds="No new link was sent." />
    </section>
  );
}
