import { useState } from 'react';
import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { DoorSwitch } from '#web/components/door/door-switch.tsx';
import { SignInForm } from '#web/components/door/sign-in-form.tsx';
import { SignUpConfirmation } from '#web/components/door/sign-up-confirmation.tsx';
import { usePending } from '#web/components/door/use-pending.ts';
import { VerifyPanel } from '#web/components/door/verify-panel.tsx';
import { SIGN_IN_TITLE, VERIFY_TITLE } from '#web/components/door/words.ts';
import type { AuthActions } from '#web/session/auth-actions.ts';
import type { DoorSearch } from '#web/session/door.ts';
import { doorHref } from '#web/session/door-href.ts';
import { DoorCard } from './door-card.tsx';
import { LoginFrame } from './login-frame.tsx';

type LoginPageProps = {
  bar?: AppBarProps;
  now: Date;
  isWide: boolean;
  actions: AuthActions;
  /** What the address says somebody came for. */
  errand: DoorSearch;
};

export function LoginPage({ bar, now, isWide, actions, errand }: LoginPageProps) {
  const [isUnverified, setIsUnverified] = useState(false);
  const pending = usePending();
  if (isUnverified && typeof pending !== 'string') {
    const verification = { pending, actions, onWrongAddress: () => setIsUnverified(false) };
    if (!isWide) return <SignUpConfirmation {...verification} />;
    return (
      <DoorCard bar={bar} now={now} title={VERIFY_TITLE} awning className="max-w-[37.375rem]">
        <VerifyPanel {...verification} />
      </DoorCard>
    );
  }

  const form = (
    <SignInForm
      actions={actions}
      initialMode={errand.mode}
      initialEmail={errand.email ?? (typeof pending === 'string' ? undefined : pending.email)}
      device={isWide ? 'computer' : 'phone'}
      onUnverified={() => setIsUnverified(true)}
    />
  );
  const signUp = {
    question: 'New here?',
    label: 'Create an account',
    way: { href: doorHref('/signup', errand) },
  };
  if (!isWide) {
    return (
      <LoginFrame bar={bar} now={now} title={SIGN_IN_TITLE} foot={<DoorSwitch {...signUp} />}>
        {form}
      </LoginFrame>
    );
  }
  return (
    <DoorCard bar={bar} now={now} title={SIGN_IN_TITLE} className="max-w-[28rem]">
      <div className="mt-6 grid gap-5">
        {form}
        <DoorSwitch {...signUp} className="text-center" />
      </div>
    </DoorCard>
  );
}
