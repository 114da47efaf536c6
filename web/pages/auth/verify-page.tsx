import { useState } from 'react';
import type { AccountLinkStanding } from '#contract/account-links.ts';
import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { EntryFrame } from '#web/components/entry-frame.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { DeadLink } from './dead-link.tsx';
import { readLink } from './link-state.ts';
import { Address, News } from './news.tsx';
import { OnePress } from './one-press.tsx';
import { useDeed } from './use-deed.ts';

interface Verified {
  email: string;
  /** In the browser that signed up. */
  is_signed_in: boolean;
}

type VerifyPageProps = {
  bar?: AppBarProps;
  now: Date;
  standing: AccountLinkStanding;
  onVerify: () => Promise<Verified>;
  /** Called once the link has signed somebody in. */
  onGoOn: () => void;
};

export function VerifyPage({ bar, now, standing, onVerify, onGoOn }: VerifyPageProps) {
  const [verified, setVerified] = useState<Verified | null>(null);
  const { isWaiting, refusal, run } = useDeed();
  const link = readLink(standing, ['verify_email'], refusal);

  async function verify() {
    const answer = await onVerify();
    setVerified(answer);
    if (answer.is_signed_in) onGoOn();
  }

  if (verified) return <Done bar={bar} now={now} verified={verified} />;
  if ('dead' in link)
    return (
      <DeadLink bar={bar} now={now} purpose="verify_email" state={link.dead} takesFocus={refusal !== null} />
    );
  return (
    <EntryFrame bar={bar} now={now} title="Verify your email.">
      <OnePress
        label="Verify my email"
        isWaiting={isWaiting}
        refusal={refusal}
        holds="Your email is not verified yet."
        onPress={() => run(verify)}
      >
        <p className="type-prose mt-5 text-ink-2">
          One press says that <Address>{link.email}</Address> is yours. Not you? Close this page and nothing
          happens.
        </p>
      </OnePress>
    </EntryFrame>
  );
}

function Done({ bar, now, verified }: Pick<VerifyPageProps, 'bar' | 'now'> & { verified: Verified }) {
  const address = <Address>{verified.email}</Address>;
  if (verified.is_signed_in) {
    return (
      <EntryFrame bar={bar} now={now} title="You are in.">
        <News takesFocus>{address} is verified. Taking you on from here.</News>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame bar={bar} now={now} title="That is you, then.">
      <News takesFocus>{address} is verified. Go back to where you signed up, or sign in here.</News>
      <div className="mt-7 grid sm:flex">
        <ButtonLink href="/login" variant="primary" size="large">
          Sign In
        </ButtonLink>
      </div>
    </EntryFrame>
  );
}
