import { useEffect, useRef, useState } from 'react';
import { intentRole } from '#domain/accounts/return-to.ts';
import type { AuthActions } from '#web/session/auth-actions.ts';
import type { AuthDialogState } from '#web/session/auth-dialog.ts';
import type { PendingVerification } from '#web/session/pending-verification.ts';
import { Dialog, type DialogProps } from '#web/ui/dialog.tsx';
import { AuthSwitch } from './auth-switch.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { usePending } from './use-pending.ts';
import { VerifyPanel } from './verify-panel.tsx';
import { SIGN_IN_TITLE, SIGN_UP_TITLE, VERIFY_TITLE } from './words.ts';

type AuthDialogProps = {
  /** Null while it is closed. */
  state: AuthDialogState | null;
  /** Null closes it; another kind switches to that dialog. */
  onChange: (state: AuthDialogState | null) => void;
  actions: AuthActions;
};

/** Sign-up, sign-in and email verification, in a dialog over the current page. */
export function AuthDialog({ state, onChange, actions }: AuthDialogProps) {
  // The last dialog stays visible during the closing animation.
  const [shown, setShown] = useState<AuthDialogState>(state ?? { kind: 'sign-in' });
  if (state !== null && state !== shown) setShown(state);
  const known = usePending();
  const pending = typeof known === 'string' ? null : known;
  const kind = shown.kind === 'verify' && pending === null ? 'sign-in' : shown.kind;
  const first = useRef<HTMLElement>(null);
  const isOpen = state !== null;
  useFocusOnTurn(first, isOpen ? kind : null);

  return (
    <Dialog
      {...LOOKS[kind]}
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onChange(null);
      }}
      initialFocus={first}
    >
      <AuthContent
        state={{ ...shown, kind }}
        pending={pending}
        onChange={onChange}
        actions={actions}
        firstRef={(element) => {
          first.current = element;
        }}
      />
    </Dialog>
  );
}

const LOOKS: Record<AuthDialogState['kind'], DialogProps> = {
  'sign-up': { title: SIGN_UP_TITLE, awning: true, width: 'wide', phone: 'full', className: 'md:pb-10!' },
  'sign-in': { title: SIGN_IN_TITLE, className: 'md:p-8!' },
  verify: {
    title: VERIFY_TITLE,
    awning: true,
    width: 'wide',
    phone: 'full',
    className: 'md:max-w-[37.375rem]!',
  },
};

type AuthContentProps = Omit<AuthDialogProps, 'state'> & {
  state: AuthDialogState;
  pending: PendingVerification | null;
  firstRef: (element: HTMLElement | null) => void;
};

function AuthContent({ state, pending, onChange, actions, firstRef }: AuthContentProps) {
  const turnTo = (kind: AuthDialogState['kind']) => () => onChange({ ...state, kind });
  if (state.kind === 'verify' && pending) {
    return (
      <VerifyPanel
        pending={pending}
        actions={actions}
        introRef={firstRef}
        onWrongAddress={() =>
          onChange({ ...state, kind: pending.ticket ? 'sign-up' : 'sign-in', email: pending.email })
        }
      />
    );
  }
  if (state.kind === 'sign-up') {
    return (
      <>
        <AuthSwitch
          question="Already on Bizmeet?"
          label="Sign In"
          way={{ onPress: turnTo('sign-in') }}
          className="mt-1 mb-5"
        />
        <SignUpForm
          actions={actions}
          offeredRole={state.role ?? intentRole(state.intent)}
          onSignedUp={turnTo('verify')}
          fieldRef={firstRef}
        />
      </>
    );
  }
  return (
    <div className="mt-5 grid gap-5">
      <SignInForm
        actions={actions}
        initialMode={state.mode}
        initialEmail={state.email}
        device="computer"
        fieldRef={firstRef}
        onUnverified={turnTo('verify')}
      />
      <AuthSwitch
        question="New here?"
        label="Create an account"
        way={{ onPress: turnTo('sign-up') }}
        className="text-center"
      />
    </div>
  );
}

/** Switching dialogs removes the focused element. */
function useFocusOnTurn(first: { current: HTMLElement | null }, kind: AuthDialogState['kind'] | null): void {
  useEffect(() => {
    if (kind !== null) first.current?.focus();
  }, [first, kind]);
}
