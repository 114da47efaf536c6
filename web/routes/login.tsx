import { createFileRoute } from '@tanstack/react-router';
import { titled } from '../head.ts';
import { LoginPage } from '../pages/entry/login-page.tsx';
import { readDoorSearch } from '../session/door-search.ts';
import { readErrand } from '../session/search-readers.ts';
import { useAuthActions } from '../session/use-auth-actions.ts';
import { useBar } from '../session/use-bar.ts';
import { useWideLayout } from '../session/wide-layout.ts';

export const Route = createFileRoute('/login')({
  validateSearch: readErrand,
  head: titled('Sign In'),
  component: Login,
});

function Login() {
  const { site } = Route.useRouteContext();
  const errand = readDoorSearch({ ...Route.useSearch() });
  return (
    <LoginPage
      bar={useBar('/login', errand)}
      now={new Date(site.now)}
      isWide={useWideLayout(!site.is_handheld)}
      actions={useAuthActions()}
      errand={errand}
    />
  );
}
