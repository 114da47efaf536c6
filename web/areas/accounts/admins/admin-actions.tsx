import type { Admin } from '#contract/accounts/admins.ts';
import { displayName } from '#domain/format/display-name.ts';
import { call } from '#web/api/call.ts';
import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import { RoleDialog } from '#web/components/admin/role-dialog.tsx';
import { Button } from '#web/ui/button.tsx';

export function AdminActions({ admin }: { admin: Admin }) {
  if (admin.is_oneself) return null;
  const name = displayName(admin);
  const params = { id: admin.user_id };
  return (
    <span className="inline-flex flex-wrap gap-2 md:justify-end">
      <RoleDialog
        trigger={
          <Button size="dense" aria-label={`Change role of ${name}`}>
            Change role
          </Button>
        }
        title={`Change ${name}’s role?`}
        description="The new role applies right away, also where they’re signed in."
        verb="Change role"
        done={`${name}’s role was changed.`}
        initialRole={admin.admin_role}
        send={(api, { admin_role, reason }) =>
          call(api, 'PUT /api/admin/users/:id/role', { params, body: { admin_role, reason } })
        }
      />
      <ReasonDialog
        rule="admin_owner"
        trigger={
          <Button size="dense" variant="ghost" aria-label={`Remove ${name}`}>
            Remove
          </Button>
        }
        title={`Remove ${name} as admin?`}
        description="They’ll be signed out and lose admin access."
        verb="Remove admin"
        isDestructive
        done={`${name} is no longer an admin.`}
        send={(api, reason) =>
          call(api, 'PUT /api/admin/users/:id/role', { params, body: { admin_role: null, reason } })
        }
      />
    </span>
  );
}
