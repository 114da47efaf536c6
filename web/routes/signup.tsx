import { createFileRoute } from '@tanstack/react-router';
import { SIGN_UP_ROLES, type SignUpRole } from '#domain/roles.ts';
import { useJoinWaitingList } from '../api/use-join-waiting-list.ts';
import { describePage } from '../head.ts';
import { SignUpPage } from '../pages/entry/sign-up-page.tsx';

export const Route = createFileRoute('/signup')({
  validateSearch: (search): { role?: SignUpRole; intent?: string } => ({
    ...(isRole(search.role) && { role: search.role }),
    ...(typeof search.intent === 'string' && { intent: search.intent }),
  }),
  head: ({ match }) => describePage(match.context.site, { path: '/signup', title: 'Sign Up' }),
  component: SignUp,
});

function SignUp() {
  const { site } = Route.useRouteContext();
  const { role = null } = Route.useSearch();
  const joinWaitingList = useJoinWaitingList();
  return <SignUpPage now={new Date(site.now)} role={role} onJoinWaitingList={joinWaitingList} />;
}

function isRole(value: unknown): value is SignUpRole {
  return SIGN_UP_ROLES.some((role) => role === value);
}
