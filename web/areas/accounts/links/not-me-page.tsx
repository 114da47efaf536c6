import { useState } from 'react';
import type { AccountLinkStatus } from '#contract/accounts/links.ts';
import { EntryFrame } from '#web/components/entry-frame.tsx';
import { Address, News } from '#web/components/links/news.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { useAction } from '#web/session/use-action.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { DeadLink } from './dead-link.tsx';
import { readLink } from './link-state.ts';
import { OnePress } from './one-press.tsx';

type NotMePageProps = {
  bar?: AppBarProps;
  now: Date;
  linkStatus: AccountLinkStatus;
  onStop: () => Promise<void>;
};

/** Stops an account for its owner, who may not be able to sign in. */
export function NotMePage({ bar, now, linkStatus, onStop }: NotMePageProps) {
  const [isStopped, setStopped] = useState(false);
  const stopping = useAction(onStop, { after: () => setStopped(true) });
  const link = readLink(linkStatus, ['stop_account'], stopping.refusal);

  if (isStopped) {
    return (
      <EntryFrame bar={bar} now={now} title="Your account is locked.">
        <News takesFocus>
          Your payouts are on hold, all devices are signed out and your password no longer works. Choose a new
          one now. We’ve alerted our team, who will resume payouts after checking with you.
        </News>
        <div className="mt-7 grid sm:flex">
          <ButtonLink href="/auth/forgot" variant="primary" size="large">
            Reset password
          </ButtonLink>
        </div>
      </EntryFrame>
    );
  }
  if ('dead' in link) {
    return (
      <DeadLink
        bar={bar}
        now={now}
        purpose="stop_account"
        state={link.dead}
        takesFocus={stopping.refusal !== null}
      />
    );
  }
  return (
    <EntryFrame bar={bar} now={now} title="This wasn’t you?">
      <OnePress label="Lock my account" action={stopping} holds="Your account wasn’t locked.">
        <p className="type-prose mt-5 text-ink-2">
          We sent this link to <Address>{link.email}</Address>. Locking your account puts all payouts on hold,
          signs out every device including this one, and disables your password. Payouts stay on hold until
          our team checks with you.
        </p>
      </OnePress>
    </EntryFrame>
  );
}
