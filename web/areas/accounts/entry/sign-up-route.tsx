import { createFileRoute, useRouter } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { readAuthSearch } from '#web/session/auth-search.ts';
import { readAuthParams } from '#web/session/search-readers.ts';
import { useAuthActions } from '#web/session/use-auth-actions.ts';
import { useBar } from '#web/session/use-bar.ts';
import { useWideLayout } from '#web/session/wide-layout.ts';
import { SignUpPage } from './sign-up-page.tsx';
import { readStep, type SignUpStep } from './sign-up-steps.ts';

export const Route = createFileRoute('/signup')({
  validateSearch: readAuthParams,
  head: titled('Sign Up'),
  component: SignUp,
});

function SignUp() {
  const { site } = Route.useRouteContext();
  const search = Route.useSearch();
  const authSearch = readAuthSearch({ ...search });
  const router = useRouter();
  const navigate = Route.useNavigate();

  function goTo(step: SignUpStep, how: 'push' | 'replace' | 'back') {
    if (how === 'back' && router.history.canGoBack()) router.history.back();
    else void navigate({ search: { ...search, step }, replace: how !== 'push' });
  }

  return (
    <SignUpPage
      bar={useBar('/signup', authSearch)}
      now={new Date(site.now)}
      isWide={useWideLayout(!site.is_handheld)}
      actions={useAuthActions()}
      authSearch={authSearch}
      step={readStep(search.step)}
      onStep={goTo}
    />
  );
}
