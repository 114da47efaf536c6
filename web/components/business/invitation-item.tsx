import { Mail, User } from 'lucide-react';
import type { Invitation } from '#web/api/generated/types.gen.ts';
import { Badge } from '#web/ui/badge.tsx';
import { answerWords, invitedWords } from './member-words.ts';
import { PersonRow, RowMenu } from './person-row.tsx';

type InvitationItemProps = {
  invitation: Invitation;
  now: Date;
  onSendAgain: () => Promise<void>;
  onRevoke: () => Promise<void>;
};

export function InvitationItem({ invitation, now, ...deeds }: InvitationItemProps) {
  return (
    <PersonRow
      face={
        <span className="grid size-10 place-items-center rounded-full border border-control border-dashed text-ink-2">
          <Mail aria-hidden="true" className="size-4.5 stroke-[1.75]" />
        </span>
      }
      title={invitation.email}
      text={answerWords(invitation, now)}
      note={invitedWords(invitation.invited_at, now)}
      badge={
        <Badge tone="outline" icon={<User aria-hidden="true" />}>
          Manager
        </Badge>
      }
      menu={
        <RowMenu
          label={`What to do about the invitation of ${invitation.email}`}
          load={async () => (await import('./invitation-menu.tsx')).InvitationMenu}
          props={{ isOpen: invitation.status === 'invited', email: invitation.email, ...deeds }}
        />
      }
    />
  );
}
