import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { EntryFrame } from '#web/components/entry-frame.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Address, News } from './news.tsx';

export interface EmailChange {
  new_email: string;
  /** The address that has yet to confirm; null when the email has changed. */
  waits_for: 'old' | 'new' | null;
}

type EmailChangeNewsProps = { bar?: AppBarProps; now: Date; change: EmailChange };

/** What a confirmed address has brought about. */
export function EmailChangeNews({ bar, now, change }: EmailChangeNewsProps) {
  const { waits_for } = change;
  return (
    <EntryFrame bar={bar} now={now} title={waits_for ? 'One down, one to go.' : 'You have moved.'}>
      <News takesFocus>
        <Words {...change} />
      </News>
      {waits_for ? null : (
        <div className="mt-7 grid sm:flex">
          <ButtonLink href="/settings" variant="primary" size="large">
            To your settings
          </ButtonLink>
        </div>
      )}
    </EntryFrame>
  );
}

function Words({ new_email, waits_for }: EmailChange) {
  const address = <Address>{new_email}</Address>;
  switch (waits_for) {
    case 'old':
      return (
        <>
          {address} has confirmed. Your old address still has to: open the link we sent there. Until then
          nothing changes.
        </>
      );
    case 'new':
      return (
        <>
          Your old address has confirmed. {address} still has to: open the link we sent there. Until then
          nothing changes.
        </>
      );
    case null:
      return <>Your email is now {address}. Sign in with it from here on.</>;
  }
}
