import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '../../../head.ts';
import { CallbackPage } from '../../../pages/auth/callback-page.tsx';
import { useBar } from '../../../session/use-bar.ts';

const PATH = '/auth/instagram/callback';

export const Route = createFileRoute('/auth/instagram/callback')({
  head: ({ match }) => describePage(match.context.site, { path: PATH, title: 'Instagram' }),
  component: InstagramCallback,
});

function InstagramCallback() {
  const { site } = Route.useRouteContext();
  return <CallbackPage bar={useBar(PATH)} now={new Date(site.now)} platform="Instagram" />;
}
