import { Bookmark, UserPlus } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { OnDemand } from '#web/ui/on-demand.tsx';

type CreatorActionProps = {
  businessId: string;
  creatorId: string;
  name: string;
  /** In a list, each button says whom it is about. */
  isInList?: boolean;
};

/** Invites this creator to a campaign of the shop. */
export function InviteButton({ isInList = false, ...props }: CreatorActionProps) {
  const trigger = (
    <Button
      variant={isInList ? 'secondary' : 'primary'}
      icon={<UserPlus aria-hidden="true" />}
      aria-label={isInList ? `Invite ${props.name}` : undefined}
    >
      {isInList ? 'Invite' : 'Invite to a campaign'}
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

/** Saves this creator to lists of the team. */
export function SaveButton({ isInList = false, ...props }: CreatorActionProps) {
  const trigger = (
    <Button
      variant={isInList ? 'ghost' : 'secondary'}
      icon={<Bookmark aria-hidden="true" />}
      aria-label={isInList ? `Save ${props.name} to a list` : undefined}
    >
      {isInList ? 'Save' : 'Save to list'}
    </Button>
  );
  return (
    <OnDemand
      trigger={trigger}
      popup="dialog"
      load={async () => (await import('./save-dialog.tsx')).SaveDialog}
      props={{ ...props, trigger }}
    />
  );
}
