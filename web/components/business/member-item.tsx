import { KeyRound, User } from 'lucide-react';
import { artPath } from '#art/catalogue.ts';
import { displayName } from '#domain/display-name.ts';
import type { Member } from '#web/api/generated/types.gen.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { joinedWords } from './member-words.ts';
import { PersonRow, RowMenu } from './person-row.tsx';

type MemberItemProps = {
  member: Member;
  businessName: string;
  isYou: boolean;
  /** Whose password is asked for. */
  ownerEmail: string;
  now: Date;
  onRemove: () => Promise<void>;
  onHandOver: (password: string) => Promise<void>;
};

export function MemberItem({ member, isYou, now, ...deeds }: MemberItemProps) {
  const name = displayName(member);
  const isOwner = member.role === 'owner';
  const menu = { name, ...deeds };
  return (
    <PersonRow
      face={<Avatar src={artPath.portrait(name)} className="size-10" />}
      title={name}
      text={member.email}
      note={isYou ? 'You' : joinedWords(member.joined_at, now)}
      badge={
        isOwner ? (
          <Badge icon={<KeyRound aria-hidden="true" />}>Owner</Badge>
        ) : (
          <Badge tone="outline" icon={<User aria-hidden="true" />}>
            Manager
          </Badge>
        )
      }
      menu={
        isOwner ? null : (
          <RowMenu
            label={`What to do about ${name}`}
            load={async () => (await import('./member-menu.tsx')).MemberMenu}
            props={menu}
          />
        )
      }
    />
  );
}
