import { useState } from 'react';
import type { AccountLinkStanding } from '#contract/account-links.ts';
import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { EntryFrame } from '#web/components/entry-frame.tsx';
import { DeadLink } from './dead-link.tsx';
import { type EmailChange, EmailChangeNews } from './email-change-news.tsx';
import { readLink } from './link-state.ts';
import { Address } from './news.tsx';
import { OnePress } from './one-press.tsx';
import { useDeed } from './use-deed.ts';

type EmailChangePageProps = {
  bar?: AppBarProps;
  now: Date;
  /** Sent to the old address, or to the new one. */
  standing: AccountLinkStanding;
  onConfirm: () => Promise<EmailChange>;
};

export function EmailChangePage({ bar, now, standing, onConfirm }: EmailChangePageProps) {
  const [change, setChange] = useState<EmailChange | null>(null);
  const { isWaiting, refusal, run } = useDeed();
  const link = readLink(standing, ['confirm_email_change', 'verify_new_email'], refusal);

  if (change) return <EmailChangeNews bar={bar} now={now} change={change} />;
  if ('dead' in link) {
    return (
      <DeadLink
        bar={bar}
        now={now}
        purpose="confirm_email_change"
        state={link.dead}
        takesFocus={refusal !== null}
      />
    );
  }
  const isNewAddress = standing.purpose === 'verify_new_email';
  return (
    <EntryFrame
      bar={bar}
      now={now}
      title={isNewAddress ? 'Is this your new email?' : 'Moving to another address?'}
    >
      <OnePress
        label="Confirm the change"
        isWaiting={isWaiting}
        refusal={refusal}
        holds="Your email has not changed."
        onPress={() => run(async () => setChange(await onConfirm()))}
      >
        <p className="type-prose mt-5 text-ink-2">
          The email of a Bizmeet account changes once both addresses have confirmed. Not you? Close this page
          and it stays as it is.
        </p>
        <dl className="mt-6 border-y border-line">
          <Row label="From" address={link.email} />
          <Row label="To" address={standing.new_email ?? ''} />
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
