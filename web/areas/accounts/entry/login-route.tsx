import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { readAuthSearch } from '#web/session/auth-search.ts';
import { readAuthParams } from '#web/session/search-readers.ts';
import { useAuthActions } from '#web/session/use-auth-actions.ts';
import { useBar } from '#web/session/use-bar.ts';
import { useWideLayout } from '#web/session/wide-layout.ts';
import { LoginPage } from './login-page.tsx';

export const Route = createFileRoute('/login')({
  validateSearch: readAuthParams,
  head: titled('Sign In'),
  component: Login,
});

function Login() {
  const { site } = Route.useRouteContext();
  const authSearch = readAuthSearch({ ...Route.useSearch() });
  return (
    <LoginPage
      bar={useBar('/login', authSearch)}
      now={new Date(site.now)}
      isWide={useWideLayout(!site.is_handheld)}
      actions={useAuthActions()}
      authSearch={authSearch}
    />
  );
}
