import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { KeyRound, UserMinus } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import type { Business } from '#contract/businesses/businesses.ts';
import { call } from '#web/api/call.ts';
import { FormDialogPanel } from '#web/components/forms/form-dialog-panel.tsx';
import { enter } from '#web/session/enter.ts';
import { AccountName } from '#web/ui/account-name.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';

type MemberMenuProps = {
  trigger: ReactElement;
  business: Pick<Business, 'id' | 'business_name'>;
  memberId: string;
  name: string;
  ownerEmail: string;
};

export function MemberMenu({ trigger, ...member }: MemberMenuProps) {
  const [asked, setAsked] = useState<'transfer' | 'remove' | null>(null);
  const onClosed = () => setAsked(null);
  return (
    <>
      <Menu align="end" defaultOpen trigger={trigger}>
        <MenuItem icon={<KeyRound aria-hidden="true" />} onClick={() => setAsked('transfer')}>
          Make owner
        </MenuItem>
        <MenuItem icon={<UserMinus aria-hidden="true" />} danger onClick={() => setAsked('remove')}>
          Remove
        </MenuItem>
      </Menu>
      {asked === 'transfer' ? <TransferOwnership {...member} onClosed={onClosed} /> : null}
      {asked === 'remove' ? <Removal {...member} onClosed={onClosed} /> : null}
    </>
  );
}

type QuestionProps = Omit<MemberMenuProps, 'trigger'> & { onClosed: () => void };

function TransferOwnership({ business, memberId, name, ownerEmail, onClosed }: QuestionProps) {
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
          body: { member_id: memberId, password },
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

function Removal({ business, memberId, name, onClosed }: QuestionProps) {
  return (
    <FormDialogPanel
      title={`Remove ${name}?`}
      description={`They’ll lose access to ${business.business_name} right away and get an email about it. You can invite them again.`}
      names={[]}
      send={(api) =>
        call(api, 'DELETE /api/businesses/:id/members/:member_id', {
          params: { id: business.id, member_id: memberId },
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
