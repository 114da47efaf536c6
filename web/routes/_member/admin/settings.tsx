import { createFileRoute } from '@tanstack/react-router';
import { titled } from '../../../head.ts';
import { AdminSettingsPage } from '../../../pages/settings/admin-settings-page.tsx';
import { loadSettings } from '../../../session/load-settings.ts';
import { useOwnAccount } from '../../../session/use-own-account.ts';

export const Route = createFileRoute('/_member/admin/settings')({
  loader: loadSettings,
  head: titled('Settings'),
  component: AdminSettings,
});

function AdminSettings() {
  return <AdminSettingsPage {...useOwnAccount()} />;
}
