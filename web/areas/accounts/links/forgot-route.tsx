import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { useAuthActions } from '#web/session/use-auth-actions.ts';
import { useBar } from '#web/session/use-bar.ts';
import { ForgotPage } from './forgot-page.tsx';

export const Route = createFileRoute('/auth/forgot')({
  validateSearch: ({ email }): { email?: string } => (typeof email === 'string' ? { email } : {}),
  head: titled('Forgot password'),
  component: Forgot,
});

function Forgot() {
  const { site } = Route.useRouteContext();
  const { email } = Route.useSearch();
  const { requestPasswordReset } = useAuthActions();
  return (
    <ForgotPage
      bar={useBar('/auth/forgot')}
      now={new Date(site.now)}
      onRequest={requestPasswordReset}
      {...(email !== undefined && { email })}
    />
  );
}
