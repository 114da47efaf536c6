import { useState } from 'react';
import { EntryFrame } from '#web/components/entry-frame.tsx';
import { News } from '#web/components/links/news.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { endedWords } from './invitation-words.ts';
import { OpenInvitation, type OpenInvitationProps } from './open-invitation.tsx';

export function InvitationPage({ bar, now, invitation, onDecline, ...ways }: OpenInvitationProps) {
  const [isDeclined, setIsDeclined] = useState(false);
  if (isDeclined) {
    return (
      <EntryFrame bar={bar} now={now} title="Invitation declined">
        <News takesFocus>
          Nothing was shared with {invitation.business?.business_name}, and the link no longer works.
        </News>
      </EntryFrame>
    );
  }
  if (invitation.state === 'invited') {
    const decline = async () => {
      await onDecline();
      setIsDeclined(true);
    };
    return <OpenInvitation bar={bar} now={now} invitation={invitation} onDecline={decline} {...ways} />;
  }
  const { title, text, next } = endedWords(invitation.state);
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
