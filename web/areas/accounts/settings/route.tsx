import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { loadSettings } from '#web/session/load-settings.ts';
import { useBar } from '#web/session/use-bar.ts';
import { useOwnAccount } from '#web/session/use-own-account.ts';
import { SettingsPage } from './settings-page.tsx';

export const Route = createFileRoute('/_member/settings')({
  loader: loadSettings,
  head: titled('Settings'),
  component: Settings,
});

function Settings() {
  return <SettingsPage bar={useBar('/settings')} {...useOwnAccount()} />;
}
