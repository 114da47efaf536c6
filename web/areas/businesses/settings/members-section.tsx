import { Plus } from 'lucide-react';
import type { Business } from '#contract/businesses/businesses.ts';
import type { Members } from '#contract/businesses/members.ts';
import { displayName } from '#domain/format/display-name.ts';
import { call } from '#web/api/call.ts';
import { emailProblem } from '#web/components/email-problem.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { SettingsSection } from '#web/components/settings/settings-section.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FaceColors } from '#web/ui/face-colors.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { InvitationItem } from './invitation-item.tsx';
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
      lede="Managers can do everything except billing, members and closing the shop"
      action={<InviteDialog business={business} />}
    >
      <Card padded={false}>
        <FaceColors names={members.members.map(displayName)}>
          <ul aria-label="Members">
            {members.members.map((member) => (
              <MemberItem
                key={member.id}
                member={member}
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
                now={now}
              />
            ))}
          </ul>
        </FaceColors>
      </Card>
    </SettingsSection>
  );
}

function InviteDialog({ business: { id, business_name } }: { business: Business }) {
  return (
    <FormDialog
      trigger={
        <Button icon={<Plus aria-hidden="true" />} size="touch">
          Invite
        </Button>
      }
      title={`Invite a manager to ${business_name}`}
      description="We’ll email them a link that works for 7 days. Nothing is shared until they accept."
      names={['email']}
      check={({ email }) => {
        const problem = emailProblem(email);
        return problem ? { email: problem } : {};
      }}
      send={(api, { email }) =>
        call(api, 'POST /api/businesses/:id/invitations', { params: { id }, body: { email: email.trim() } })
      }
      after="GET /api/businesses/:id/members"
      done="Invitation sent."
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
          hint="They must use this email address."
          error={errorOf('email')}
        />
      )}
    </FormDialog>
  );
}
