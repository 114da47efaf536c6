import type { Admin } from '#contract/accounts/admins.ts';
import { ADMIN_ROLE_WORDS } from '#domain/accounts/admin-role-words.ts';
import { displayName } from '#domain/format/display-name.ts';
import type { PlainColumn } from '#web/components/admin/plain-table.tsx';
import { Link } from '#web/components/link.tsx';
import { dayWords } from '#web/components/time/moment.ts';
import { AdminActions } from './admin-actions.tsx';

export function adminColumns(now: Date): readonly PlainColumn<Admin>[] {
  return [
    { header: 'Name', phone: 'left', cell: (admin) => <AdminName admin={admin} /> },
    {
      header: 'Role',
      phone: 'right',
      cell: ({ admin_role }) => (
        <>
          <span className="block font-semibold">{ADMIN_ROLE_WORDS[admin_role].label}</span>
          <span className="block max-w-96 text-hint text-ink-2 cards:hidden">
            {ADMIN_ROLE_WORDS[admin_role].hint}
          </span>
        </>
      ),
    },
    { header: 'Status', cell: statusWords },
    {
      header: 'Signed in',
      numeric: true,
      cell: ({ last_login_at }) => (last_login_at ? dayWords(last_login_at, now) : 'Never'),
    },
    { header: 'Action', phone: 'left', numeric: true, cell: (admin) => <AdminActions admin={admin} /> },
  ];
}

function AdminName({ admin }: { admin: Admin }) {
  return (
    <>
      <Link href={`/admin/users?open=${admin.user_id}`} className="block font-medium text-link">
        {displayName(admin)}
        {admin.is_oneself ? ' (you)' : ''}
      </Link>
      <span className="block text-hint text-ink-2">{admin.email}</span>
    </>
  );
}

function statusWords({ account_status, has_factor }: Admin): string {
  if (account_status === 'suspended') return 'Suspended';
  return has_factor ? 'Active' : 'Has to add a passkey or an app';
}
