import { MailX, Send } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Invitation } from '#contract/businesses/members.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/session/use-action.ts';
import { Menu, MenuItem } from '#web/ui/menu.tsx';

type InvitationMenuProps = { trigger: ReactElement; businessId: string; invitation: Invitation };

export function InvitationMenu({ trigger, businessId, invitation }: InvitationMenuProps) {
  const { id: invitation_id, email, status } = invitation;
  const isOpen = status === 'invited';
  const again = useAction(
    (api) =>
      call(api, 'POST /api/businesses/:id/invitations', { params: { id: businessId }, body: { email } }),
    {
      after: 'GET /api/businesses/:id/members',
      done: `Sent to ${email} again.`,
      failed: 'Nothing changed',
    },
  );
  const revoke = useAction(
    (api) =>
      call(api, 'DELETE /api/businesses/:id/invitations/:invitation_id', {
        params: { id: businessId, invitation_id },
      }),
    {
      after: 'GET /api/businesses/:id/members',
      done: isOpen ? 'Invitation canceled.' : 'Removed from the list.',
      failed: 'Nothing changed',
    },
  );
  return (
    <Menu align="end" defaultOpen trigger={trigger}>
      <MenuItem icon={<Send aria-hidden="true" />} onClick={() => void again.run()}>
        Send again
      </MenuItem>
      <MenuItem icon={<MailX aria-hidden="true" />} danger onClick={() => void revoke.run()}>
        {isOpen ? 'Cancel invitation' : 'Remove from list'}
      </MenuItem>
    </Menu>
  );
}
