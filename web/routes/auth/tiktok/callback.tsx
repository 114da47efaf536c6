import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '../../../head.ts';
import { CallbackPage } from '../../../pages/auth/callback-page.tsx';
import { useBar } from '../../../session/use-bar.ts';

const PATH = '/auth/tiktok/callback';

export const Route = createFileRoute('/auth/tiktok/callback')({
  head: ({ match }) => describePage(match.context.site, { path: PATH, title: 'TikTok' }),
  component: TikTokCallback,
});

function TikTokCallback() {
  const { site } = Route.useRouteContext();
  return <CallbackPage bar={useBar(PATH)} now={new Date(site.now)} platform="TikTok" />;
}
