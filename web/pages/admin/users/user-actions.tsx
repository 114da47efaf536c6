import type { AdminUser } from '#contract/admin-users.ts';
import { displayName } from '#domain/display-name.ts';
import { changeUserRole, suspendAccount, unsuspendAccount } from '#web/api/generated/sdk.gen.ts';
import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import { useAdminDeed } from '#web/session/use-admin-deed.ts';
import { Button } from '#web/ui/button.tsx';

/** What can be done to an account. What is in the way of a role is said beside it. */
export function UserActions({ user }: { user: AdminUser }) {
  if (user.is_oneself || user.account_status === 'deleted') return null;
  return (
    <>
      <RoleAction user={user} />
      <SuspensionAction user={user} />
    </>
  );
}

function SuspensionAction({ user }: { user: AdminUser }) {
  const deed = useAdminDeed();
  const name = displayName(user);
  const path = { id: user.id };
  if (user.account_status === 'suspended') {
    return (
      <ReasonDialog
        trigger={<Button>Take the suspension back</Button>}
        title={`Let ${name} back in?`}
        description="They can sign in again at once."
        verb="Let them back in"
        done={`${name} can sign in again.`}
        send={async (reason) => {
          await deed((reach) => unsuspendAccount({ ...reach, path, body: { reason } }));
        }}
      />
    );
  }
  return (
    <ReasonDialog
      trigger={<Button variant="danger">Suspend account</Button>}
      title={`Suspend ${name}?`}
      description="They are signed out everywhere at once, told why by email, and cannot do anything until you take it back."
      hint="They read this. It stands in the audit log too."
      verb="Suspend"
      safeVerb="Keep the account"
      isDestructive
      done={`${name} is suspended.`}
      send={async (reason) => {
        await deed((reach) => suspendAccount({ ...reach, path, body: { reason } }));
      }}
    />
  );
}

function RoleAction({ user }: { user: AdminUser }) {
  const deed = useAdminDeed();
  const name = displayName(user);
  const change = (is_admin: boolean) => async (reason: string) => {
    await deed((reach) => changeUserRole({ ...reach, path: { id: user.id }, body: { is_admin, reason } }));
  };
  if (user.role === 'admin') {
    return (
      <ReasonDialog
        trigger={<Button>Remove as admin</Button>}
        title={`Take the admin role from ${name}?`}
        description="They are signed out and come back without it."
        verb="Remove as admin"
        isDestructive
        done={`${name} is no admin any more.`}
        send={change(false)}
      />
    );
  }
  if (user.role_hindrance !== null) return null;
  return (
    <ReasonDialog
      trigger={<Button>Make admin</Button>}
      title={`Make ${name} an admin?`}
      description="They are signed out, and once back they can do everything you can."
      verb="Make admin"
      done={`${name} is an admin now.`}
      send={change(true)}
    />
  );
}
