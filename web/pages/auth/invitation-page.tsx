import { useState } from 'react';
import { EntryFrame } from '#web/components/entry-frame.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { endedWords } from './invitation-words.ts';
import { News } from './news.tsx';
import { OpenInvitation, type OpenInvitationProps } from './open-invitation.tsx';

export function InvitationPage({ bar, now, standing, onDecline, ...ways }: OpenInvitationProps) {
  const [isDeclined, setIsDeclined] = useState(false);
  if (isDeclined) {
    return (
      <EntryFrame bar={bar} now={now} title="You said no, and that is fine.">
        <News takesFocus>
          Nothing was shared with {standing.business?.business_name}, and the link is spent.
        </News>
      </EntryFrame>
    );
  }
  if (standing.state === 'invited') {
    const decline = async () => {
      await onDecline();
      setIsDeclined(true);
    };
    return <OpenInvitation bar={bar} now={now} standing={standing} onDecline={decline} {...ways} />;
  }
  const { title, text, next } = endedWords(standing.state);
  return (
    <EntryFrame bar={bar} now={now} title={title}>
      <News>{text}</News>
      <div className="mt-7 grid sm:flex">
        <ButtonLink href={next.href} variant="primary" size="large">
          {next.label}
        </ButtonLink>
      </div>
    </EntryFrame>
  );
}
