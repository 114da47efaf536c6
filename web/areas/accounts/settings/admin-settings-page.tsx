import { AdminShell } from '#web/components/admin/admin-shell.tsx';
import type { AccountSettingsProps } from '#web/components/settings/account-settings.tsx';
import { SettingsColumns } from './settings-columns.tsx';

export function AdminSettingsPage(settings: AccountSettingsProps) {
  return (
    <AdminShell title="Settings">
      <div className="w-full max-w-wide px-4 pt-6 pb-12 md:px-6 md:pt-9">
        <p className="mb-6 text-md text-ink-2">Manage your profile, billing and preferences</p>
        <SettingsColumns {...settings} />
      </div>
    </AdminShell>
  );
}
