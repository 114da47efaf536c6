import type { Business } from '#contract/businesses/businesses.ts';
import type { Members } from '#contract/businesses/members.ts';
import { displayName } from '#domain/format/display-name.ts';
import { SettingsSection } from '#web/components/settings/settings-section.tsx';
import { Card } from '#web/ui/card.tsx';
import { FaceColors } from '#web/ui/face-colors.tsx';
import { InvitationItem } from './invitation-item.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberItem } from './member-item.tsx';

type MembersSectionProps = {
  members: Members;
  business: Business;
  /** The owner's email. */
  email: string;
  now: Date;
};

export function MembersSection({ members, business, email, now }: MembersSectionProps) {
  return (
    <SettingsSection
      id="members"
      lede="Managers can do everything except billing, members and closing the shop. You can limit them to locations."
      action={<InviteDialog business={business} locations={members.locations} />}
    >
      <Card padded={false}>
        <FaceColors names={members.members.map(displayName)}>
          <ul aria-label="Members">
            {members.members.map((member) => (
              <MemberItem
                key={member.id}
                member={member}
                locations={members.locations}
                business={business}
                isYou={member.email === email}
                now={now}
                ownerEmail={email}
              />
            ))}
            {members.invitations.map((invitation) => (
              <InvitationItem
                key={invitation.id}
                businessId={business.id}
                invitation={invitation}
                locations={members.locations}
                now={now}
              />
            ))}
          </ul>
        </FaceColors>
      </Card>
    </SettingsSection>
  );
}
