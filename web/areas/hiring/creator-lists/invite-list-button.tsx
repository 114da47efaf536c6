import { UserPlus } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { OnDemand } from '#web/ui/on-demand.tsx';

type InviteListButtonProps = { businessId: string; listId: string; listName: string };

/** Invites everyone on the list to a campaign. */
export function InviteListButton(props: InviteListButtonProps) {
  const trigger = (
    <Button variant="primary" icon={<UserPlus aria-hidden="true" />}>
      Invite this list
    </Button>
  );
  return (
    <OnDemand
      trigger={trigger}
      popup="dialog"
      load={async () => (await import('./invite-list-dialog.tsx')).InviteListDialog}
      props={{ ...props, trigger }}
    />
  );
}
