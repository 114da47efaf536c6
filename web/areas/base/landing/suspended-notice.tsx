import { Link } from '#web/components/link.tsx';
import { SUSPENDED_MONEY } from '#web/components/suspended-money.ts';
import { useAuth } from '#web/session/use-auth.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

type SuspendedNoticeProps = {
  statusReason: string | null;
  contactEmail: string;
  onSignOut: () => void;
};

/** Shown to a suspended account: the reason, how to appeal, and sign-out. */
export function SuspendedNotice({ statusReason, contactEmail, onSignOut }: SuspendedNoticeProps) {
  const role = useAuth().user?.role;
  return (
    <section className="mx-auto max-w-[42.5rem] px-5 pt-10 pb-18 md:px-8 lg:pt-16">
      <h1 className="type-page-title">Your account is suspended.</h1>
      <p className="type-prose mt-5 text-ink-2">
        You can’t use Bizmeet until the suspension is lifted. Your data stays yours: you can download it at
        any time.
      </p>
      <Card className="mt-8">
        <h2 className="type-item">Why</h2>
        <p className="mt-1 text-md break-words whitespace-pre-line text-ink-2">
          {statusReason ?? 'No reason was given. Ask us for it in your appeal.'}
        </p>
        {role === 'creator' || role === 'business' ? (
          <>
            <h2 className="mt-5 type-item">Your money</h2>
            <p className="mt-1 text-md text-ink-2">{SUSPENDED_MONEY[role]}</p>
          </>
        ) : null}
        <h2 className="mt-5 type-item">How to appeal</h2>
        <p className="mt-1 text-md text-ink-2">
          Tell us what we should know. A person will read it. You can also write to{' '}
          <a href={mailTo(contactEmail)} className="break-words text-ink text-link">
            {contactEmail}
          </a>{' '}
          from your account’s email address. If a report led to this, appeal under{' '}
          <Link href="/decisions" className="text-ink text-link">
            Decisions about you
          </Link>
          .
        </p>
      </Card>
      <div className="mt-7 grid gap-3 sm:flex sm:flex-wrap">
        <ButtonLink href="/help/contact" variant="primary" size="large">
          Write an appeal
        </ButtonLink>
        <ButtonLink href="/help/requests" size="large">
          Your requests
        </ButtonLink>
        <ButtonLink href="/api/me/export" download size="large">
          Download my data
        </ButtonLink>
        <Button size="large" variant="ghost" onClick={onSignOut}>
          Sign Out
        </Button>
      </div>
    </section>
  );
}

function mailTo(email: string): string {
  return `mailto:${email}?subject=${encodeURIComponent('Appeal against a suspension')}`;
}
