import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EntryFrame } from './entry-frame.tsx';

type LoginPageProps = { bar?: AppBarProps; now: Date };

export function LoginPage({ bar, now }: LoginPageProps) {
  return (
    <EntryFrame bar={bar} now={now} title="Nothing to sign in to yet.">
      <p className="type-prose mt-5 text-ink-2">
        Accounts open in New York next. Leave your email on the waiting list and we will write once, on the
        day they do.
      </p>
      <div className="mt-7 grid gap-3 sm:flex">
        <ButtonLink href="/signup" variant="primary" size="large">
          Join the waiting list
        </ButtonLink>
        <ButtonLink href="/" size="large">
          Look around first
        </ButtonLink>
      </div>
    </EntryFrame>
  );
}
