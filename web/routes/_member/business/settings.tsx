import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '../../../head.ts';
import { SettingsPage } from '../../../pages/settings/settings-page.tsx';
import { loadSettings } from '../../../session/load-settings.ts';
import { useBar } from '../../../session/use-bar.ts';
import { useOwnAccount } from '../../../session/use-own-account.ts';

export const Route = createFileRoute('/_member/business/settings')({
  loader: loadSettings,
  head: ({ match }) => describePage(match.context.site, { path: '/business/settings', title: 'Settings' }),
  component: BusinessSettings,
});

function BusinessSettings() {
  return <SettingsPage bar={useBar('/business/settings')} {...useOwnAccount()} />;
}
