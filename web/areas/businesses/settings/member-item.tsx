import { KeyRound, User } from 'lucide-react';
import type { Business } from '#contract/businesses/businesses.ts';
import type { Member, Members } from '#contract/businesses/members.ts';
import { displayName } from '#domain/format/display-name.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { joinedWords, managerWords, placeNames } from './member-words.ts';
import { PersonRow, RowMenu } from './person-row.tsx';

type MemberItemProps = {
  business: Pick<Business, 'id' | 'business_name'>;
  member: Member;
  locations: Members['locations'];
  isYou: boolean;
  /** The owner, who has to confirm with their password. */
  ownerEmail: string;
  now: Date;
};

export function MemberItem({ business, member, locations, isYou, ownerEmail, now }: MemberItemProps) {
  const name = displayName(member);
  const isOwner = member.role === 'owner';
  return (
    <PersonRow
      face={<Avatar name={name} className="size-10" />}
      title={name}
      text={[member.email, ...placeNames(member.location_ids, locations)].join(' · ')}
      note={isYou ? 'You' : joinedWords(member.joined_at, now)}
      badge={
        isOwner ? (
          <Badge icon={<KeyRound aria-hidden="true" />}>Owner</Badge>
        ) : (
          <Badge tone="outline" icon={<User aria-hidden="true" />}>
            {managerWords(member.location_ids)}
          </Badge>
        )
      }
      menu={
        isOwner ? null : (
          <RowMenu
            label={`Actions for ${name}`}
            load={async () => (await import('./member-menu.tsx')).MemberMenu}
            props={{ business, member, locations, name, ownerEmail }}
          />
        )
      }
    />
  );
}
