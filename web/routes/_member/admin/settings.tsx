import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '../../../head.ts';
import { SettingsPage } from '../../../pages/settings/settings-page.tsx';
import { loadSettings } from '../../../session/load-settings.ts';
import { useBar } from '../../../session/use-bar.ts';
import { useOwnAccount } from '../../../session/use-own-account.ts';

export const Route = createFileRoute('/_member/admin/settings')({
  loader: loadSettings,
  head: ({ match }) => describePage(match.context.site, { path: '/admin/settings', title: 'Settings' }),
  component: AdminSettings,
});

function AdminSettings() {
  return <SettingsPage bar={useBar('/admin/settings')} {...useOwnAccount()} />;
}
