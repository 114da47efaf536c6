import type { AdminUser } from '#contract/accounts/users.ts';
import { displayName } from '#domain/format/display-name.ts';
import { call } from '#web/api/call.ts';
import { AllowAddress } from '#web/components/admin/allow-address.tsx';
import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import { RoleDialog } from '#web/components/admin/role-dialog.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';

/** Admin actions on an account. The reason a role can't change is shown beside it. */
export function UserActions({ user }: { user: AdminUser }) {
  if (user.is_oneself || user.account_status === 'deleted') return null;
  return (
    <>
      {user.email_suppression ? (
        <AllowAddress email={user.email} suppression={user.email_suppression} />
      ) : null}
      <RoleAction user={user} />
      <SuspensionAction user={user} />
    </>
  );
}

function SuspensionAction({ user }: { user: AdminUser }) {
  const rule = user.role === 'admin' ? 'admin_owner' : 'admin_operations';
  const name = displayName(user);
  const path = { id: user.id };
  if (user.account_status === 'suspended') {
    return (
      <ReasonDialog
        rule={rule}
        trigger={<Button>Lift suspension</Button>}
        title={`Lift the suspension of ${name}?`}
        description="They can sign in again right away."
        verb="Lift suspension"
        done={`${name} can sign in again.`}
        send={(api, reason) =>
          call(api, 'POST /api/accounts/:id/reinstatement', { params: path, body: { reason } })
        }
      />
    );
  }
  return (
    <ReasonDialog
      rule={rule}
      trigger={<Button variant="danger">Suspend account</Button>}
      title={`Suspend ${name}?`}
      description="We’ll sign them out everywhere and email them the reason. They can’t use Bizmeet until you lift the suspension."
      hint="They’ll see this. It’s also kept in the audit log."
      verb="Suspend"
      safeVerb="Keep active"
      isDestructive
      done={`${name} was suspended.`}
      send={(api, reason) =>
        call(api, 'PUT /api/accounts/:id/suspension', { params: path, body: { reason } })
      }
    />
  );
}

function RoleAction({ user }: { user: AdminUser }) {
  const name = displayName(user);
  // Roles of people who are admins change on the page of admins.
  if (user.role === 'admin') return <ButtonLink href="/admin/admins">Admin role</ButtonLink>;
  if (user.role_refusal !== null) return null;
  return (
    <RoleDialog
      trigger={<Button>Make admin</Button>}
      title={`Make ${name} an admin?`}
      description="They’ll be signed out. After signing in again, they have the role you choose."
      verb="Make admin"
      done={`${name} is now an admin.`}
      initialRole="support"
      send={(api, { admin_role, reason }) =>
        call(api, 'PUT /api/admin/users/:id/role', { params: { id: user.id }, body: { admin_role, reason } })
      }
    />
  );
}
