import { useState } from 'react';
import type { EmailSubscription } from '#contract/accounts/unsubscribes.ts';
import { EntryFrame } from '#web/components/entry-frame.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

type UnsubscribePageProps = {
  bar?: AppBarProps;
  now: Date;
  /** Null when the link is incomplete, or the account is gone. */
  subscription: EmailSubscription | null;
  onUnsubscribe: () => Promise<EmailSubscription>;
};

/** The page behind the unsubscribe link in emails. Nothing changes before the button is pressed. */
export function UnsubscribePage({ bar, now, subscription, onUnsubscribe }: UnsubscribePageProps) {
  const [current, setCurrent] = useState(subscription);
  const leaving = useAction(onUnsubscribe, { after: setCurrent });
  const { title, text } = wordsFor(current);
  return (
    <EntryFrame bar={bar} now={now} title={title}>
      <p role="status" className="type-prose mt-5 text-ink-2">
        {text}
      </p>
      {leaving.refusal ? (
        <p role="alert" className="mt-4 text-md text-danger">
          Check your connection and try again. Nothing changed.
        </p>
      ) : null}
      <div className="mt-7 grid sm:flex">
        {current?.is_subscribed ? (
          <Button variant="primary" size="large" loading={leaving.isBusy} onClick={() => void leaving.run()}>
            Unsubscribe
          </Button>
        ) : (
          <ButtonLink href="/settings#notifications" size="large">
            Email settings
          </ButtonLink>
        )}
      </div>
    </EntryFrame>
  );
}

function wordsFor(subscription: EmailSubscription | null): { title: string; text: string } {
  if (subscription === null) {
    return {
      title: 'This link is incomplete.',
      text: 'Use the link in our latest email, or choose which emails you get in your settings.',
    };
  }
  const { label, is_subscribed } = subscription;
  return is_subscribed
    ? { title: 'Unsubscribe?', text: `You’ll stop getting emails for “${label}”. Nothing else changes.` }
    : {
        title: 'You’re unsubscribed.',
        text: `Emails for “${label}” are off. You can turn them back on in your settings.`,
      };
}
