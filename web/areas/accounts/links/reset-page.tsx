import { useState } from 'react';
import type { AccountLinkStatus } from '#contract/accounts/links.ts';
import { EntryFrame } from '#web/components/entry-frame.tsx';
import { Address, News } from '#web/components/links/news.tsx';
import { newPasswordProblem } from '#web/components/password-problem.ts';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { DeadLink } from './dead-link.tsx';
import { readLink } from './link-state.ts';
import { ResetForm } from './reset-form.tsx';
import { useOneField } from './use-one-field.ts';

type ResetPageProps = {
  bar?: AppBarProps;
  now: Date;
  linkStatus: AccountLinkStatus;
  onReset: (password: string) => Promise<void>;
};

export function ResetPage({ bar, now, linkStatus, onReset }: ResetPageProps) {
  const [isDone, setIsDone] = useState(false);
  const [password, setPassword] = useState('');
  const field = useOneField({
    name: 'password',
    findProblem: () => newPasswordProblem(password),
    send: async () => {
      await onReset(password);
      setIsDone(true);
    },
  });
  const link = readLink(linkStatus, ['reset_password'], field.refusal);

  if (isDone) {
    return (
      <EntryFrame bar={bar} now={now} title="Password changed.">
        <News takesFocus>We signed out all your devices. Sign in with your new password.</News>
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
        takesFocus={field.refusal !== null}
      />
    );
  return (
    <EntryFrame bar={bar} now={now} title="Choose a new password.">
      <p className="type-prose mt-5 mb-7 text-ink-2">
        This changes the password for <Address>{link.email}</Address> and signs out all your devices.
      </p>
      <ResetForm email={link.email} password={password} onType={setPassword} field={field} />
    </EntryFrame>
  );
}
