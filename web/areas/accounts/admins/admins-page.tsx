import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { call } from '#web/api/call.ts';
import { AdminShell } from '#web/components/admin/admin-shell.tsx';
import { PlainTable } from '#web/components/admin/plain-table.tsx';
import { RoleDialog } from '#web/components/admin/role-dialog.tsx';
import { useNow } from '#web/components/time/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { adminColumns } from './admin-columns.tsx';
import { adminsOptions } from './admins-options.ts';

/** Who is an admin, and what each may do. Owners change it here. */
export function AdminsPage() {
  const { api } = useRouteContext({ from: '__root__' });
  const { admins } = useSuspenseQuery(adminsOptions(api)).data;
  const now = useNow();
  return (
    <AdminShell
      title="Admins"
      actions={
        <RoleDialog
          trigger={<Button icon={<Plus aria-hidden="true" />}>Add admin</Button>}
          title="Add an admin"
          description="They’ll be signed out. Before they can open anything, they have to add a passkey or an authenticator app."
          verb="Add admin"
          done="Admin added."
          initialRole="support"
          asksEmail
          send={(reach, body) => call(reach, 'POST /api/admin/admins', { body })}
        />
      }
    >
      <p className="max-w-wide px-4 py-4 text-base text-ink-2 md:px-6">
        Changes apply right away. Nobody can change their own role, so there is always an owner.
      </p>
      <PlainTable
        caption="Admins"
        columns={adminColumns(now)}
        rows={admins}
        keyOf={({ user_id }) => user_id}
      />
    </AdminShell>
  );
}
