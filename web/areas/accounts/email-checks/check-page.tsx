import { useState } from 'react';
import { EntryFrame } from '#web/components/entry-frame.tsx';
import { News } from '#web/components/links/news.tsx';
import { Refusal } from '#web/components/links/refusal.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

type EmailCheckPageProps = { bar?: AppBarProps; now: Date; onConfirm: () => Promise<void> };

/** Opening the link changes nothing, because mail scanners open links too. */
export function EmailCheckPage({ bar, now, onConfirm }: EmailCheckPageProps) {
  const [isDone, setDone] = useState(false);
  const confirming = useAction(onConfirm, { after: () => setDone(true) });
  if (isDone) {
    return (
      <EntryFrame bar={bar} now={now} title="Your email works.">
        <News takesFocus>We’ll email you again from now on, as set in your settings.</News>
        <div className="mt-7 grid sm:flex">
          <ButtonLink href="/" variant="primary" size="large">
            Go to Bizmeet
          </ButtonLink>
        </div>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame bar={bar} now={now} title="Confirm your email.">
      <p className="type-prose mt-5 text-ink-2">
        Tap to confirm that you get our email. Didn’t ask for this? Close this page and nothing changes.
      </p>
      <Refusal problem={confirming.problem} holds="Nothing changed." />
      <div className="mt-7 grid sm:flex">
        <Button
          variant="primary"
          size="large"
          loading={confirming.isBusy}
          onClick={() => void confirming.run()}
        >
          Confirm email
        </Button>
      </div>
    </EntryFrame>
  );
}
