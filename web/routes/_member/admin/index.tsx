import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '../../../head.ts';
import { AdminHomePage } from '../../../pages/home/admin-home-page.tsx';
import { useAccount } from '../../../session/use-auth.ts';
import { useBar } from '../../../session/use-bar.ts';

export const Route = createFileRoute('/_member/admin/')({
  head: ({ match }) => describePage(match.context.site, { path: '/admin', title: 'Overview' }),
  component: AdminHome,
});

function AdminHome() {
  return <AdminHomePage bar={useBar('/admin')} account={useAccount()} />;
}
