import { useState } from 'react';
import type { AccountLinkStatus } from '#contract/accounts/links.ts';
import { EntryFrame } from '#web/components/entry-frame.tsx';
import { Address } from '#web/components/links/news.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { useAction } from '#web/session/use-action.ts';
import { DeadLink } from './dead-link.tsx';
import { type EmailChange, EmailChangeNews } from './email-change-news.tsx';
import { readLink } from './link-state.ts';
import { OnePress } from './one-press.tsx';

type EmailChangePageProps = {
  bar?: AppBarProps;
  now: Date;
  /** The status of a link sent to the old or the new address. */
  linkStatus: AccountLinkStatus;
  onConfirm: () => Promise<EmailChange>;
};

export function EmailChangePage({ bar, now, linkStatus, onConfirm }: EmailChangePageProps) {
  const [change, setChange] = useState<EmailChange | null>(null);
  const confirming = useAction(onConfirm, { after: setChange });
  const link = readLink(linkStatus, ['confirm_email_change', 'verify_new_email'], confirming.refusal);

  if (change) return <EmailChangeNews bar={bar} now={now} change={change} />;
  if ('dead' in link) {
    return (
      <DeadLink
        bar={bar}
        now={now}
        purpose="confirm_email_change"
        state={link.dead}
        takesFocus={confirming.refusal !== null}
      />
    );
  }
  const isNewAddress = linkStatus.purpose === 'verify_new_email';
  return (
    <EntryFrame bar={bar} now={now} title={isNewAddress ? 'Is this your new email?' : 'Change your email?'}>
      <OnePress label="Confirm change" action={confirming} holds="Your email wasn’t changed.">
        <p className="type-prose mt-5 text-ink-2">
          Your email changes after you confirm from both addresses. Not you? Close this page and nothing
          changes.
        </p>
        <dl className="mt-6 border-y border-line">
          <Row label="From" address={link.email} />
          <Row label="To" address={linkStatus.new_email ?? ''} />
        </dl>
      </OnePress>
    </EntryFrame>
  );
}

function Row({ label, address }: { label: string; address: string }) {
  return (
    <div className="flex gap-4 border-line py-3 text-md not-first:border-t">
      <dt className="w-12 shrink-0 text-ink-3">{label}</dt>
      <dd className="min-w-0">
        <Address>{address}</Address>
      </dd>
    </div>
  );
}
