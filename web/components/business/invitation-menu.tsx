import { MailX, Send } from 'lucide-react';
import type { ReactElement } from 'react';
import { adviceFor } from '#web/components/settings/form-trouble.ts';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { toast } from '#web/ui/toast.ts';

type InvitationMenuProps = {
  trigger: ReactElement;
  email: string;
  /** Whether an answer can still come. */
  isOpen: boolean;
  onSendAgain: () => Promise<void>;
  onRevoke: () => Promise<void>;
};

export function InvitationMenu({ trigger, email, isOpen, onSendAgain, onRevoke }: InvitationMenuProps) {
  const run = (deed: () => Promise<void>, done: string) => () => {
    deed().then(
      () => toast({ title: done, variant: 'success' }),
      (cause: unknown) =>
        toast({ title: 'Nothing has changed', description: adviceFor(cause), variant: 'destructive' }),
    );
  };
  return (
    <Menu align="end" defaultOpen trigger={trigger}>
      <MenuItem icon={<Send aria-hidden="true" />} onClick={run(onSendAgain, `Sent to ${email} again.`)}>
        Send again
      </MenuItem>
      <MenuItem
        icon={<MailX aria-hidden="true" />}
        danger
        onClick={run(onRevoke, isOpen ? 'The invitation is taken back.' : 'Off the list.')}
      >
        {isOpen ? 'Take back' : 'Take off the list'}
      </MenuItem>
    </Menu>
  );
}
