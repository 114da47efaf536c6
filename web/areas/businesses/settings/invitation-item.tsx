import { Mail, User } from 'lucide-react';
import type { Invitation, Members } from '#contract/businesses/members.ts';
import { Badge } from '#web/ui/badge.tsx';
import { answerWords, invitedWords, managerWords, placeNames } from './member-words.ts';
import { PersonRow, RowMenu } from './person-row.tsx';

type InvitationItemProps = {
  businessId: string;
  invitation: Invitation;
  locations: Members['locations'];
  now: Date;
};

export function InvitationItem({ businessId, invitation, locations, now }: InvitationItemProps) {
  return (
    <PersonRow
      face={
        <span className="grid size-10 place-items-center rounded-full border border-control border-dashed text-ink-2">
          <Mail aria-hidden="true" className="size-4.5 stroke-[1.75]" />
        </span>
      }
      title={invitation.email}
      text={[answerWords(invitation, now), ...placeNames(invitation.location_ids, locations)].join(' · ')}
      note={invitedWords(invitation.invited_at, now)}
      badge={
        <Badge tone="outline" icon={<User aria-hidden="true" />}>
          {managerWords(invitation.location_ids)}
        </Badge>
      }
      menu={
        <RowMenu
          label={`Actions for the invitation to ${invitation.email}`}
          load={async () => (await import('./invitation-menu.tsx')).InvitationMenu}
          props={{ businessId, invitation }}
        />
      }
    />
  );
}
