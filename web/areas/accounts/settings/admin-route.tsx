import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { loadSettings } from '#web/session/load-settings.ts';
import { useOwnAccount } from '#web/session/use-own-account.ts';
import { AdminSettingsPage } from './admin-settings-page.tsx';

export const Route = createFileRoute('/_member/admin/settings')({
  loader: loadSettings,
  head: titled('Settings'),
  component: AdminSettings,
});

function AdminSettings() {
  return <AdminSettingsPage {...useOwnAccount()} />;
}
