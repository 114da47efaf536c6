import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { KeyRound, MapPin, UserMinus } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import type { Business } from '#contract/businesses/businesses.ts';
import type { Member, Members } from '#contract/businesses/members.ts';
import { call } from '#web/api/call.ts';
import { FormDialogPanel } from '#web/components/forms/form-dialog-panel.tsx';
import { enter } from '#web/session/enter.ts';
import { AccountName } from '#web/ui/account-name.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { type ChosenLocations, findChoiceError, LocationChoice } from './location-choice.tsx';

type MemberMenuProps = {
  trigger: ReactElement;
  business: Pick<Business, 'id' | 'business_name'>;
  member: Member;
  locations: Members['locations'];
  name: string;
  ownerEmail: string;
};

export function MemberMenu({ trigger, ...about }: MemberMenuProps) {
  const [asked, setAsked] = useState<'locations' | 'transfer' | 'remove' | null>(null);
  const onClosed = () => setAsked(null);
  return (
    <>
      <Menu align="end" defaultOpen trigger={trigger}>
        {about.locations.length > 1 || about.member.location_ids !== null ? (
          <MenuItem icon={<MapPin aria-hidden="true" />} onClick={() => setAsked('locations')}>
            Set locations
          </MenuItem>
        ) : null}
        <MenuItem icon={<KeyRound aria-hidden="true" />} onClick={() => setAsked('transfer')}>
          Make owner
        </MenuItem>
        <MenuItem icon={<UserMinus aria-hidden="true" />} danger onClick={() => setAsked('remove')}>
          Remove
        </MenuItem>
      </Menu>
      {asked === 'locations' ? <Locations {...about} onClosed={onClosed} /> : null}
      {asked === 'transfer' ? <TransferOwnership {...about} onClosed={onClosed} /> : null}
      {asked === 'remove' ? <Removal {...about} onClosed={onClosed} /> : null}
    </>
  );
}

type QuestionProps = Omit<MemberMenuProps, 'trigger'> & { onClosed: () => void };

function Locations({ business, member, locations, name, onClosed }: QuestionProps) {
  const [chosen, setChosen] = useState<ChosenLocations>(member.location_ids);
  return (
    <FormDialogPanel
      title={`Locations of ${name}`}
      description="They see and work on the campaigns of these locations only, with their applicants, work, messages and content."
      names={['location_ids']}
      check={() => findChoiceError(chosen)}
      send={(api) =>
        call(api, 'PUT /api/businesses/:id/members/:member_id/locations', {
          params: { id: business.id, member_id: member.id },
          body: { location_ids: chosen === null ? null : [...chosen] },
        })
      }
      after="GET /api/businesses/:id/members"
      done="Locations saved."
      verb="Save locations"
      safeVerb="Cancel"
      onClosed={onClosed}
    >
      {(errorOf) => (
        <LocationChoice
          locations={locations}
          chosen={chosen}
          error={errorOf('location_ids')}
          onChoose={setChosen}
        />
      )}
    </FormDialogPanel>
  );
}

function TransferOwnership({ business, member, name, ownerEmail, onClosed }: QuestionProps) {
  const router = useRouter();
  const queries = useQueryClient();
  const { id, business_name: businessName } = business;
  return (
    <FormDialogPanel
      title={`Transfer ${businessName} to ${name}?`}
      description="They’ll own the business, including billing and members. You’ll stay as a manager, and only they can transfer it back."
      names={['password']}
      check={({ password }) => (password === '' ? { password: 'Password is required' } : {})}
      send={(api, { password }) =>
        call(api, 'PUT /api/businesses/:id/owner', {
          params: { id },
          body: { member_id: member.id, password },
        })
      }
      after={async () => {
        await enter(router);
        await queries.refetchQueries({ queryKey: ['GET /api/businesses/:id'] });
      }}
      done={`${businessName} now belongs to ${name}.`}
      verb="Transfer ownership"
      safeVerb="Keep it"
      isDestructive
      onClosed={onClosed}
    >
      {(errorOf) => (
        <>
          <AccountName email={ownerEmail} />
          <PasswordField label="Your password" name="password" required error={errorOf('password')} />
        </>
      )}
    </FormDialogPanel>
  );
}

function Removal({ business, member, name, onClosed }: QuestionProps) {
  return (
    <FormDialogPanel
      title={`Remove ${name}?`}
      description={`They’ll lose access to ${business.business_name} right away and get an email about it. You can invite them again.`}
      names={[]}
      send={(api) =>
        call(api, 'DELETE /api/businesses/:id/members/:member_id', {
          params: { id: business.id, member_id: member.id },
        })
      }
      after="GET /api/businesses/:id/members"
      done={`${name} was removed.`}
      verb="Remove"
      safeVerb="Keep"
      isDestructive
      onClosed={onClosed}
    />
  );
}
