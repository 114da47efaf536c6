import { useState } from 'react';
import type { WaitlistEntry } from '#contract/accounts/waitlist.ts';
import { EntryFrame } from '#web/components/entry-frame.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

type Change = 'confirm' | 'remove';

type WaitlistPageProps = {
  bar?: AppBarProps;
  now: Date;
  /** Null when the link is unknown, used or expired. */
  entry: WaitlistEntry | null;
  onChange: (change: Change) => Promise<WaitlistEntry>;
};

/** The page our waitlist emails link to. Nothing changes before a button is pressed. */
export function WaitlistPage({ bar, now, entry, onChange }: WaitlistPageProps) {
  const [current, setCurrent] = useState(entry);
  const { run, isBusy, input, refusal } = useAction((_, change: Change) => onChange(change), {
    after: setCurrent,
  });
  const waiting = isBusy ? input : null;

  if (!current) return <UnknownLink bar={bar} now={now} />;
  const { title, text } = wordsFor(current);
  return (
    <EntryFrame bar={bar} now={now} title={title}>
      <p role="status" className="type-prose mt-5 text-ink-2">
        {text}
      </p>
      {refusal ? (
        <p role="alert" className="mt-4 text-md text-danger">
          Check your connection and try again. Nothing changed.
        </p>
      ) : null}
      <div className="mt-7 grid gap-3 sm:flex">
        {current.status === 'confirmed' ? null : (
          <Button
            variant="primary"
            size="large"
            loading={waiting === 'confirm'}
            disabled={waiting === 'remove'}
            onClick={() => void run('confirm')}
          >
            {current.status === 'removed' ? 'Rejoin waitlist' : 'Confirm spot'}
          </Button>
        )}
        {current.status === 'removed' ? null : (
          <Button
            size="large"
            loading={waiting === 'remove'}
            disabled={waiting === 'confirm'}
            onClick={() => void run('remove')}
          >
            Leave waitlist
          </Button>
        )}
      </div>
    </EntryFrame>
  );
}

function wordsFor({ city_name, status }: WaitlistEntry): { title: string; text: string } {
  switch (status) {
    case 'pending':
      return {
        title: `Confirm your spot for ${city_name}.`,
        text: 'Your spot on the waitlist isn’t confirmed yet. Confirm it and we’ll email you once, when we open.',
      };
    case 'confirmed':
      return {
        title: `You’re on the ${city_name} waitlist.`,
        text: 'We’ll email you once, when we open. You can leave the waitlist anytime.',
      };
    case 'removed':
      return {
        title: `You left the ${city_name} waitlist.`,
        text: 'We won’t email you about it again.',
      };
  }
}

function UnknownLink({ bar, now }: Pick<WaitlistPageProps, 'bar' | 'now'>) {
  return (
    <EntryFrame bar={bar} now={now} title="This link no longer works.">
      <p className="type-prose mt-5 text-ink-2">
        It may have been cut off by your email app. Enter your email on the waitlist to get a new one.
      </p>
      <div className="mt-7 grid sm:flex">
        <ButtonLink href="/#cities" variant="primary" size="large">
          Go to waitlists
        </ButtonLink>
      </div>
    </EntryFrame>
  );
}
