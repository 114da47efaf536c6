import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '../../../head.ts';
import { CreatorHomePage } from '../../../pages/home/creator-home-page.tsx';
import { useAccount } from '../../../session/use-auth.ts';
import { useBar } from '../../../session/use-bar.ts';

export const Route = createFileRoute('/_member/creator/')({
  head: ({ match }) => describePage(match.context.site, { path: '/creator', title: 'Dashboard' }),
  component: CreatorHome,
});

function CreatorHome() {
  return <CreatorHomePage bar={useBar('/creator')} account={useAccount()} />;
}
