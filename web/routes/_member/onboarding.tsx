import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '../../head.ts';
import { OnboardingPage } from '../../pages/home/onboarding-page.tsx';
import { loadSettings } from '../../session/load-settings.ts';
import { useBar } from '../../session/use-bar.ts';
import { useOwnAccount } from '../../session/use-own-account.ts';

export const Route = createFileRoute('/_member/onboarding')({
  loader: loadSettings,
  head: ({ match }) => describePage(match.context.site, { path: '/onboarding', title: 'Set up your shop' }),
  component: Onboarding,
});

function Onboarding() {
  return <OnboardingPage bar={useBar('/onboarding')} {...useOwnAccount()} />;
}
