import { EntryFrame } from '#web/components/entry-frame.tsx';
import { Link } from '#web/components/link.tsx';
import { SecuritySlot } from '#web/components/security/security-slot.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';

type ProtectPageProps = { bar?: AppBarProps; now: Date; email: string | null; onProtected: () => void };

/** The page admins are sent to until they have a second factor. */
export function ProtectPage({ bar, now, email, onProtected }: ProtectPageProps) {
  return (
    <EntryFrame bar={bar} now={now} title="Protect your account">
      <p className="type-prose mt-5 text-ink-2">
        Admins need more than a password to sign in. Add a passkey or an authenticator app to continue.
      </p>
      {email === null ? (
        <p className="type-prose mt-5">
          <Link href="/login?returnTo=/auth/protect">Sign in first</Link>
        </p>
      ) : (
        <SecuritySlot onProtected={onProtected} />
      )}
    </EntryFrame>
  );
}
