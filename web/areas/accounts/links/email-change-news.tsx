import { EntryFrame } from '#web/components/entry-frame.tsx';
import { Address, News } from '#web/components/links/news.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { ButtonLink } from '#web/ui/button.tsx';

export interface EmailChange {
  new_email: string;
  /** The address that still has to confirm; null once the email has changed. */
  waits_for: 'old' | 'new' | null;
}

type EmailChangeNewsProps = { bar?: AppBarProps; now: Date; change: EmailChange };

/** The result of confirming an address. */
export function EmailChangeNews({ bar, now, change }: EmailChangeNewsProps) {
  const { waits_for } = change;
  return (
    <EntryFrame bar={bar} now={now} title={waits_for ? 'One address confirmed.' : 'Email changed.'}>
      <News takesFocus>
        <Words {...change} />
      </News>
      {waits_for ? null : (
        <div className="mt-7 grid sm:flex">
          <ButtonLink href="/settings" variant="primary" size="large">
            Go to settings
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
          {address} is confirmed. Now open the link we sent to your old address. Nothing changes until you do.
        </>
      );
    case 'new':
      return (
        <>
          Your old address is confirmed. Now open the link we sent to {address}. Nothing changes until you do.
        </>
      );
    case null:
      return <>Your email is now {address}. Use it to sign in from now on.</>;
  }
}
