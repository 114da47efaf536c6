import { useEffect, useRef, useState } from 'react';
import { EntryFrame } from '#web/components/entry-frame.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

type LogoutPageProps = {
  bar?: AppBarProps;
  now: Date;
  /** Leaves this page when done; rejects if the session is still open. */
  onSignOut: () => Promise<void>;
};

/** Signs out by script on arrival: merely opening an address must not change anything. */
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
    <EntryFrame bar={bar} now={now} title={hasFailed ? 'You’re still signed in.' : 'Signing you out…'}>
      <p role="status" className="type-prose mt-5 text-ink-2">
        {hasFailed
          ? 'We couldn’t reach Bizmeet. Check your connection and try again.'
          : 'You’ll be signed out on all devices.'}
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
