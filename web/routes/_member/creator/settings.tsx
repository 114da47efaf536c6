import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '../../../head.ts';
import { SettingsPage } from '../../../pages/settings/settings-page.tsx';
import { loadSettings } from '../../../session/load-settings.ts';
import { useBar } from '../../../session/use-bar.ts';
import { useOwnAccount } from '../../../session/use-own-account.ts';

export const Route = createFileRoute('/_member/creator/settings')({
  loader: loadSettings,
  head: ({ match }) => describePage(match.context.site, { path: '/creator/settings', title: 'Settings' }),
  component: CreatorSettings,
});

function CreatorSettings() {
  return <SettingsPage bar={useBar('/creator/settings')} {...useOwnAccount()} />;
}
