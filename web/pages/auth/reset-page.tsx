import { useState } from 'react';
import type { AccountLinkStanding } from '#contract/account-links.ts';
import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { EntryFrame } from '#web/components/entry-frame.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { DeadLink } from './dead-link.tsx';
import { readLink } from './link-state.ts';
import { Address, News } from './news.tsx';
import { ResetForm } from './reset-form.tsx';

type ResetPageProps = {
  bar?: AppBarProps;
  now: Date;
  standing: AccountLinkStanding;
  onReset: (password: string) => Promise<void>;
};

export function ResetPage({ bar, now, standing, onReset }: ResetPageProps) {
  const [isDone, setIsDone] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const link = readLink(standing, ['reset_password'], refusal);

  async function reset(password: string) {
    try {
      await onReset(password);
      setIsDone(true);
    } catch (cause) {
      setRefusal(cause);
      throw cause;
    }
  }

  if (isDone) {
    return (
      <EntryFrame bar={bar} now={now} title="New lock, new key.">
        <News takesFocus>Password changed. Every device was signed out.</News>
        <div className="mt-7 grid sm:flex">
          <ButtonLink href="/login" variant="primary" size="large">
            Sign In
          </ButtonLink>
        </div>
      </EntryFrame>
    );
  }
  if ('dead' in link)
    return (
      <DeadLink
        bar={bar}
        now={now}
        purpose="reset_password"
        state={link.dead}
        takesFocus={refusal !== null}
      />
    );
  return (
    <EntryFrame bar={bar} now={now} title="A new password, then.">
      <p className="type-prose mt-5 mb-7 text-ink-2">
        It opens the account of <Address>{link.email}</Address>. Every device that is signed in now will be
        signed out.
      </p>
      <ResetForm email={link.email} onSubmit={reset} />
    </EntryFrame>
  );
}
