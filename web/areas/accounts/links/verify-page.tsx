import { Suspense, useState } from 'react';
import type { AccountLinkStatus } from '#contract/accounts/links.ts';
import { EntryFrame } from '#web/components/entry-frame.tsx';
import { HydrationMark } from '#web/components/hydration-mark.tsx';
import { Address, News } from '#web/components/links/news.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { useAction } from '#web/session/use-action.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { DeadLink } from './dead-link.tsx';
import { readLink } from './link-state.ts';
import { OnePress } from './one-press.tsx';

const VerifyElsewhere = lazyPart(async () => (await import('./verify-elsewhere.tsx')).VerifyElsewhere);

interface Verified {
  email: string;
  /** True in the browser that signed up, or with its password. */
  is_signed_in: boolean;
}

type VerifyPageProps = {
  bar?: AppBarProps;
  now: Date;
  linkStatus: AccountLinkStatus;
  onVerify: (password?: string) => Promise<Verified>;
  /** Called after the link has signed in the visitor. */
  onGoOn: () => void;
};

export function VerifyPage({ bar, now, linkStatus, onVerify, onGoOn }: VerifyPageProps) {
  const [verified, setVerified] = useState<Verified | null>(null);
  const verifying = useAction(() => verify());
  const link = readLink(linkStatus, ['verify_email'], verifying.refusal);

  async function verify(password?: string) {
    const answer = await onVerify(password);
    setVerified(answer);
    if (answer.is_signed_in) onGoOn();
  }

  if (verified) return <Done bar={bar} now={now} verified={verified} />;
  if ('dead' in link)
    return (
      <DeadLink
        bar={bar}
        now={now}
        purpose="verify_email"
        state={link.dead}
        takesFocus={verifying.refusal !== null}
      />
    );
  if (linkStatus.is_elsewhere) {
    return (
      <EntryFrame bar={bar} now={now} title="Verify your email.">
        <Suspense>
          <HydrationMark>
            <VerifyElsewhere email={link.email} onVerify={verify} without={verifying} />
          </HydrationMark>
        </Suspense>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame bar={bar} now={now} title="Verify your email.">
      <OnePress label="Verify my email" action={verifying} holds="Your email isn’t verified yet.">
        <p className="type-prose mt-5 text-ink-2">
          Tap to confirm that <Address>{link.email}</Address> is your email. Not you? Close this page and
          nothing happens.
        </p>
      </OnePress>
    </EntryFrame>
  );
}

function Done({ bar, now, verified }: Pick<VerifyPageProps, 'bar' | 'now'> & { verified: Verified }) {
  const address = <Address>{verified.email}</Address>;
  if (verified.is_signed_in) {
    return (
      <EntryFrame bar={bar} now={now} title="You’re in.">
        <News takesFocus>{address} is verified. Taking you to Bizmeet.</News>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame bar={bar} now={now} title="Email verified.">
      <News takesFocus>
        {address} is verified, and the password from sign-up no longer works. Choose a new one to sign in.
      </News>
      <div className="mt-7 grid gap-3 sm:flex">
        <ButtonLink href="/auth/forgot" variant="primary" size="large">
          Choose password
        </ButtonLink>
        <ButtonLink href="/login" size="large">
          Sign In
        </ButtonLink>
      </div>
    </EntryFrame>
  );
}
