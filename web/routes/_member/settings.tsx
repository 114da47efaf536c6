import { createFileRoute } from '@tanstack/react-router';
import { titled } from '../../head.ts';
import { SettingsPage } from '../../pages/settings/settings-page.tsx';
import { loadSettings } from '../../session/load-settings.ts';
import { useBar } from '../../session/use-bar.ts';
import { useOwnAccount } from '../../session/use-own-account.ts';

export const Route = createFileRoute('/_member/settings')({
  loader: loadSettings,
  head: titled('Settings'),
  component: Settings,
});

function Settings() {
  return <SettingsPage bar={useBar('/settings')} {...useOwnAccount()} />;
}
