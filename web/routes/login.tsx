import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '../head.ts';
import { LoginPage } from '../pages/entry/login-page.tsx';

export const Route = createFileRoute('/login')({
  head: ({ match }) => describePage(match.context.site, { path: '/login', title: 'Sign In' }),
  component: Login,
});

function Login() {
  const { site } = Route.useRouteContext();
  return <LoginPage now={new Date(site.now)} />;
}
