import { useState } from 'react';
import { EntryFrame } from '#web/components/entry-frame.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import type { MailPlaced } from '#web/session/auth-actions.ts';
import { ForgotForm } from './forgot-form.tsx';
import { ResetLinkSent } from './reset-link-sent.tsx';

type ForgotPageProps = {
  bar?: AppBarProps;
  now: Date;
  /** The email already typed on the sign-in page. */
  email?: string;
  onRequest: (email: string) => Promise<MailPlaced>;
};

export function ForgotPage({ bar, now, email = '', onRequest }: ForgotPageProps) {
  const [typed, setTyped] = useState(email);
  const [placed, setPlaced] = useState<MailPlaced | null>(null);
  if (placed) {
    return (
      <EntryFrame bar={bar} now={now} title="Check your email.">
        <ResetLinkSent placed={placed} onResend={onRequest} onChangeAddress={() => setPlaced(null)} />
      </EntryFrame>
    );
  }
  return (
    <EntryFrame bar={bar} now={now} title="Forgot your password?">
      <p className="type-prose mt-5 mb-7 text-ink-2">
        Enter your email and we’ll send you a link to choose a new password.
      </p>
      <ForgotForm
        email={typed}
        onType={setTyped}
        onSubmit={async (address) => setPlaced(await onRequest(address))}
      />
    </EntryFrame>
  );
}
