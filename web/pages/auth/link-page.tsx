import { useState } from 'react';
import type { AccountLinkStanding } from '#contract/account-links.ts';
import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { EntryFrame } from '#web/components/entry-frame.tsx';
import { DeadLink } from './dead-link.tsx';
import { readLink } from './link-state.ts';
import { Address, News } from './news.tsx';
import { OnePress } from './one-press.tsx';
import { useDeed } from './use-deed.ts';

type LinkPageProps = {
  bar?: AppBarProps;
  now: Date;
  standing: AccountLinkStanding;
  /** Signs in and goes on from here. */
  onSignIn: () => Promise<void>;
};

export function LinkPage({ bar, now, standing, onSignIn }: LinkPageProps) {
  const [isSignedIn, setIsSignedIn] = useState(false);
  const { isWaiting, refusal, run } = useDeed();
  const link = readLink(standing, ['sign_in'], refusal);

  async function signIn() {
    await onSignIn();
    setIsSignedIn(true);
  }

  if (isSignedIn) {
    return (
      <EntryFrame bar={bar} now={now} title="You are in.">
        <News takesFocus>Taking you on from here.</News>
      </EntryFrame>
    );
  }
  if ('dead' in link)
    return <DeadLink bar={bar} now={now} purpose="sign_in" state={link.dead} takesFocus={refusal !== null} />;
  return (
    <EntryFrame bar={bar} now={now} title="Pick up where you left off.">
      <OnePress
        label="Sign In"
        isWaiting={isWaiting}
        refusal={refusal}
        holds="You are not signed in yet."
        onPress={() => run(signIn)}
      >
        <p className="type-prose mt-5 text-ink-2">
          One press signs you in as <Address>{link.email}</Address> on this device. The link works once.
        </p>
      </OnePress>
    </EntryFrame>
  );
}
