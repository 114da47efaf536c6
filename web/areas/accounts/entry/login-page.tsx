import { useState } from 'react';
import { AuthSwitch } from '#web/components/auth/auth-switch.tsx';
import { SignInForm } from '#web/components/auth/sign-in-form.tsx';
import { usePending } from '#web/components/auth/use-pending.ts';
import { SIGN_IN_TITLE, VERIFY_TITLE } from '#web/components/auth/words.ts';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import type { AuthActions } from '#web/session/auth-actions.ts';
import type { AuthSearch } from '#web/session/auth-dialog.ts';
import { authHref } from '#web/session/auth-href.ts';
import { AuthCard } from './auth-card.tsx';
import { LoginFrame } from './login-frame.tsx';
import { SignUpConfirmation, VerifyPanel } from './verification.tsx';

type LoginPageProps = {
  bar?: AppBarProps;
  now: Date;
  isWide: boolean;
  actions: AuthActions;
  /** The visitor's intent, from the address. */
  authSearch: AuthSearch;
};

export function LoginPage({ bar, now, isWide, actions, authSearch }: LoginPageProps) {
  const [isUnverified, setIsUnverified] = useState(false);
  const pending = usePending();
  if (isUnverified && typeof pending !== 'string') {
    const verification = { pending, actions, onWrongAddress: () => setIsUnverified(false) };
    if (!isWide) return <SignUpConfirmation {...verification} />;
    return (
      <AuthCard bar={bar} now={now} title={VERIFY_TITLE} awning className="max-w-[37.375rem]">
        <VerifyPanel {...verification} />
      </AuthCard>
    );
  }

  const form = (
    <SignInForm
      actions={actions}
      initialMode={authSearch.mode}
      initialEmail={authSearch.email ?? (typeof pending === 'string' ? undefined : pending.email)}
      device={isWide ? 'computer' : 'phone'}
      onUnverified={() => setIsUnverified(true)}
    />
  );
  const signUp = {
    question: 'New here?',
    label: 'Create an account',
    way: { href: authHref('/signup', authSearch) },
  };
  if (!isWide) {
    return (
      <LoginFrame bar={bar} now={now} title={SIGN_IN_TITLE} foot={<AuthSwitch {...signUp} />}>
        {form}
      </LoginFrame>
    );
  }
  return (
    <AuthCard bar={bar} now={now} title={SIGN_IN_TITLE} className="max-w-[28rem]">
      <div className="mt-6 grid gap-5">
        {form}
        <AuthSwitch {...signUp} className="text-center" />
      </div>
    </AuthCard>
  );
}
