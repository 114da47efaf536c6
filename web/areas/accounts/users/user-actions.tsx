import type { AdminUser } from '#contract/accounts/users.ts';
import { displayName } from '#domain/format/display-name.ts';
import { call } from '#web/api/call.ts';
import { AllowAddress } from '#web/components/admin/allow-address.tsx';
import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import { Button } from '#web/ui/button.tsx';

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
  const name = displayName(user);
  const path = { id: user.id };
  if (user.account_status === 'suspended') {
    return (
      <ReasonDialog
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
  const path = { id: user.id };
  if (user.role === 'admin') {
    return (
      <ReasonDialog
        trigger={<Button>Remove admin</Button>}
        title={`Remove ${name} as admin?`}
        description="They’ll be signed out and lose admin access."
        verb="Remove admin"
        isDestructive
        done={`${name} is no longer an admin.`}
        send={(api, reason) =>
          call(api, 'PUT /api/admin/users/:id/role', { params: path, body: { is_admin: false, reason } })
        }
      />
    );
  }
  if (user.role_refusal !== null) return null;
  return (
    <ReasonDialog
      trigger={<Button>Make admin</Button>}
      title={`Make ${name} an admin?`}
      description="They’ll be signed out. After signing in again, they can do everything you can."
      verb="Make admin"
      done={`${name} is now an admin.`}
      send={(api, reason) =>
        call(api, 'PUT /api/admin/users/:id/role', { params: path, body: { is_admin: true, reason } })
      }
    />
  );
}
