import { useEffect, useRef, useState } from 'react';
import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { EntryFrame } from '#web/components/entry-frame.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';

type LogoutPageProps = {
  bar?: AppBarProps;
  now: Date;
  /** Leads away from here once it is done; rejects when the session is still open. */
  onSignOut: () => Promise<void>;
};

/** Signs out on arrival, by script: opening an address alone changes nothing. */
export function LogoutPage({ bar, now, onSignOut }: LogoutPageProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const hasBegun = useRef(false);

  async function signOut() {
    setHasFailed(false);
    await onSignOut().catch(() => setHasFailed(true));
  }

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void signOut();
  });

  return (
    <EntryFrame bar={bar} now={now} title={hasFailed ? 'You are still signed in.' : 'Signing you out…'}>
      <p role="status" className="type-prose mt-5 text-ink-2">
        {hasFailed
          ? 'The server did not answer. Check your connection and try again.'
          : 'On this device and on every other.'}
      </p>
      <div className="mt-7 grid gap-3 sm:flex">
        <Button variant="primary" size="large" loading={!hasFailed} onClick={signOut}>
          Sign out
        </Button>
        <ButtonLink href="/" size="large">
          Go home
        </ButtonLink>
      </div>
    </EntryFrame>
  );
}
