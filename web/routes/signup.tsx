import { createFileRoute, useRouter } from '@tanstack/react-router';
import { readStep, type SignUpStep } from '../components/door/sign-up-steps.ts';
import { titled } from '../head.ts';
import { SignUpPage } from '../pages/entry/sign-up-page.tsx';
import { readDoorSearch } from '../session/door-search.ts';
import { readErrand } from '../session/search-readers.ts';
import { useAuthActions } from '../session/use-auth-actions.ts';
import { useBar } from '../session/use-bar.ts';
import { useWideLayout } from '../session/wide-layout.ts';

export const Route = createFileRoute('/signup')({
  validateSearch: readErrand,
  head: titled('Sign Up'),
  component: SignUp,
});

function SignUp() {
  const { site } = Route.useRouteContext();
  const search = Route.useSearch();
  const errand = readDoorSearch({ ...search });
  const router = useRouter();
  const navigate = Route.useNavigate();

  function goTo(step: SignUpStep, how: 'push' | 'replace' | 'back') {
    if (how === 'back' && router.history.canGoBack()) router.history.back();
    else void navigate({ search: { ...search, step }, replace: how !== 'push' });
  }

  return (
    <SignUpPage
      bar={useBar('/signup', errand)}
      now={new Date(site.now)}
      isWide={useWideLayout(!site.is_handheld)}
      actions={useAuthActions()}
      errand={errand}
      step={readStep(search.step)}
      onStep={goTo}
    />
  );
}
