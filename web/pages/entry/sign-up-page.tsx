import { intentRole } from '#domain/way-back.ts';
import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { DoorSwitch } from '#web/components/door/door-switch.tsx';
import { SignUpForm } from '#web/components/door/sign-up-form.tsx';
import type { GoToStep, SignUpStep } from '#web/components/door/sign-up-steps.ts';
import { SignUpWizard } from '#web/components/door/sign-up-wizard.tsx';
import { usePending } from '#web/components/door/use-pending.ts';
import { VerifyPanel } from '#web/components/door/verify-panel.tsx';
import { SIGN_UP_TITLE, VERIFY_TITLE } from '#web/components/door/words.ts';
import type { AuthActions } from '#web/session/auth-actions.ts';
import type { DoorSearch } from '#web/session/door.ts';
import { doorHref } from '#web/session/door-href.ts';
import { DoorCard } from './door-card.tsx';

type SignUpPageProps = {
  bar?: AppBarProps;
  now: Date;
  isWide: boolean;
  actions: AuthActions;
  /** What the address says somebody came for. */
  errand: DoorSearch;
  /** From the address, so that the browser’s Back is a step back; see `readStep`. */
  step: SignUpStep;
  onStep: GoToStep;
};

/** Steps where there is little room, one form where there is more. Both end with the email to be opened. */
export function SignUpPage({ bar, now, isWide, actions, errand, step, onStep }: SignUpPageProps) {
  const pending = usePending();
  const offeredRole = errand.role ?? intentRole(errand.intent);
  const signInHref = doorHref('/login', errand);
  if (!isWide) return <SignUpWizard {...{ step, onStep, actions, offeredRole, signInHref }} />;
  if (step === 'confirmation' && pending !== 'none') {
    return (
      <DoorCard bar={bar} now={now} title={VERIFY_TITLE} awning className="max-w-[37.375rem]">
        {pending === 'unknown' ? null : (
          <VerifyPanel pending={pending} actions={actions} onWrongAddress={() => onStep('role', 'push')} />
        )}
      </DoorCard>
    );
  }
  return (
    <DoorCard bar={bar} now={now} title={SIGN_UP_TITLE} awning className="max-w-[40rem]">
      <DoorSwitch
        question="Already on Bizmeet?"
        label="Sign In"
        way={{ href: signInHref }}
        className="mt-1 mb-5"
      />
      <SignUpForm
        actions={actions}
        offeredRole={offeredRole}
        onSignedUp={() => onStep('confirmation', 'push')}
      />
    </DoorCard>
  );
}
