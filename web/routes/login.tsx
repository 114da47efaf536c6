import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '../head.ts';
import { LoginPage } from '../pages/entry/login-page.tsx';
import { VISITOR_BAR } from '../visitor-bar-props.ts';

export const Route = createFileRoute('/login')({
  head: ({ match }) => describePage(match.context.site, { path: '/login', title: 'Sign In' }),
  component: Login,
});

function Login() {
  const { site } = Route.useRouteContext();
  return <LoginPage bar={VISITOR_BAR} now={new Date(site.now)} />;
}
