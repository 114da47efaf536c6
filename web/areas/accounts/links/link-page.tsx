import { useState } from 'react';
import type { AccountLinkStatus } from '#contract/accounts/links.ts';
import { EntryFrame } from '#web/components/entry-frame.tsx';
import { Address, News } from '#web/components/links/news.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { useAction } from '#web/session/use-action.ts';
import { DeadLink } from './dead-link.tsx';
import { readLink } from './link-state.ts';
import { OnePress } from './one-press.tsx';

type LinkPageProps = {
  bar?: AppBarProps;
  now: Date;
  linkStatus: AccountLinkStatus;
  /** Signs in and leaves this page. */
  onSignIn: () => Promise<void>;
};

export function LinkPage({ bar, now, linkStatus, onSignIn }: LinkPageProps) {
  const [isSignedIn, setIsSignedIn] = useState(false);
  const signingIn = useAction(onSignIn, { after: () => setIsSignedIn(true) });
  const link = readLink(linkStatus, ['sign_in'], signingIn.refusal);

  if (isSignedIn) {
    return (
      <EntryFrame bar={bar} now={now} title="You’re signed in.">
        <News takesFocus>Taking you back to Bizmeet.</News>
      </EntryFrame>
    );
  }
  if ('dead' in link)
    return (
      <DeadLink
        bar={bar}
        now={now}
        purpose="sign_in"
        state={link.dead}
        takesFocus={signingIn.refusal !== null}
      />
    );
  return (
    <EntryFrame bar={bar} now={now} title="Pick up where you left off.">
      <OnePress label="Sign In" action={signingIn} holds="You’re not signed in yet.">
        <p className="type-prose mt-5 text-ink-2">
          Sign in as <Address>{link.email}</Address> on this device. The link works once.
        </p>
      </OnePress>
    </EntryFrame>
  );
}
