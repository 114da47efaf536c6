import { UserPlus } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { OnDemand } from '#web/ui/on-demand.tsx';

type InviteButtonProps = { businessId: string; creatorId: string; name: string };

/** Asks this creator to apply for one of the shop's open campaigns. */
export function InviteButton(props: InviteButtonProps) {
  const trigger = (
    <Button variant="primary" icon={<UserPlus aria-hidden="true" />}>
      Invite to a campaign
    </Button>
  );
  return (
    <OnDemand
      trigger={trigger}
      popup="dialog"
      load={async () => (await import('./invite-dialog.tsx')).InviteDialog}
      props={{ ...props, trigger }}
    />
  );
}
