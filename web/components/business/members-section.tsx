import { Plus } from 'lucide-react';
import type { Members } from '#web/api/generated/types.gen.ts';
import { emailProblem } from '#web/components/email-problem.ts';
import { FormDialog } from '#web/components/settings/form-dialog.tsx';
import { SettingsSection } from '#web/components/settings/settings-section.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { BusinessActions } from './business-actions.ts';
import { InvitationItem } from './invitation-item.tsx';
import { MemberItem } from './member-item.tsx';

type MembersSectionProps = {
  members: Members;
  businessName: string;
  /** Who looks at it: the owner. */
  email: string;
  now: Date;
  actions: BusinessActions;
};

export function MembersSection({ members, businessName, email, now, actions }: MembersSectionProps) {
  return (
    <SettingsSection
      id="members"
      lede="Managers do everything but billing, members and closing the shop"
      action={<InviteDialog businessName={businessName} onInvite={actions.invite} />}
    >
      <Card padded={false}>
        <ul aria-label="Members">
          {members.members.map((member) => (
            <MemberItem
              key={member.id}
              member={member}
              businessName={businessName}
              isYou={member.email === email}
              now={now}
              onRemove={() => actions.removeMember(member.id)}
              onHandOver={(password) => actions.handOver({ member_id: member.id, password })}
              ownerEmail={email}
            />
          ))}
          {members.invitations.map((invitation) => (
            <InvitationItem
              key={invitation.id}
              invitation={invitation}
              now={now}
              onSendAgain={() => actions.invite(invitation.email)}
              onRevoke={() => actions.revokeInvitation(invitation.id)}
            />
          ))}
        </ul>
      </Card>
    </SettingsSection>
  );
}

function InviteDialog({
  businessName,
  onInvite,
}: {
  businessName: string;
  onInvite: BusinessActions['invite'];
}) {
  return (
    <FormDialog
      trigger={
        <Button icon={<Plus aria-hidden="true" />} size="touch">
          Invite
        </Button>
      }
      title={`Who helps at ${businessName}?`}
      description="They get a link by email, good for 7 days. Nothing is shared before they say yes."
      names={['email']}
      check={({ email }) => {
        const problem = emailProblem(email);
        return problem ? { email: problem } : {};
      }}
      send={({ email }) => onInvite(email.trim())}
      done="The invitation is on its way."
      verb="Send invitation"
      safeVerb="Not now"
    >
      {(errorOf) => (
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="off"
          required
          hint="They answer with this address and no other."
          error={errorOf('email')}
        />
      )}
    </FormDialog>
  );
}
