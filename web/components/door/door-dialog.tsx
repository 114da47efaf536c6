import { useEffect, useRef, useState } from 'react';
import { intentRole } from '#domain/way-back.ts';
import type { AuthActions } from '#web/session/auth-actions.ts';
import type { Door } from '#web/session/door.ts';
import type { PendingVerification } from '#web/session/pending-verification.ts';
import { Dialog, type DialogProps } from '#web/ui/dialog.tsx';
import { DoorSwitch } from './door-switch.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { usePending } from './use-pending.ts';
import { VerifyPanel } from './verify-panel.tsx';
import { SIGN_IN_TITLE, SIGN_UP_TITLE, VERIFY_TITLE } from './words.ts';

type DoorDialogProps = {
  /** Null while it is shut. */
  door: Door | null;
  /** Null shuts it; another kind turns it into another dialog. */
  onChange: (door: Door | null) => void;
  actions: AuthActions;
};

/** Signing up, signing in and verifying an email, over the page one is at. */
export function DoorDialog({ door, onChange, actions }: DoorDialogProps) {
  // What was shown last stays in view while the dialog goes.
  const [shown, setShown] = useState<Door>(door ?? { kind: 'sign-in' });
  if (door !== null && door !== shown) setShown(door);
  const known = usePending();
  const pending = typeof known === 'string' ? null : known;
  const kind = shown.kind === 'verify' && pending === null ? 'sign-in' : shown.kind;
  const first = useRef<HTMLElement>(null);
  const isOpen = door !== null;
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
      <DoorContent
        door={{ ...shown, kind }}
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

const LOOKS: Record<Door['kind'], DialogProps> = {
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

type DoorContentProps = Omit<DoorDialogProps, 'door'> & {
  door: Door;
  pending: PendingVerification | null;
  firstRef: (element: HTMLElement | null) => void;
};

function DoorContent({ door, pending, onChange, actions, firstRef }: DoorContentProps) {
  const turnTo = (kind: Door['kind']) => () => onChange({ ...door, kind });
  if (door.kind === 'verify' && pending) {
    return (
      <VerifyPanel
        pending={pending}
        actions={actions}
        introRef={firstRef}
        onWrongAddress={() =>
          onChange({ ...door, kind: pending.ticket ? 'sign-up' : 'sign-in', email: pending.email })
        }
      />
    );
  }
  if (door.kind === 'sign-up') {
    return (
      <>
        <DoorSwitch
          question="Already on Bizmeet?"
          label="Sign In"
          way={{ onPress: turnTo('sign-in') }}
          className="mt-1 mb-5"
        />
        <SignUpForm
          actions={actions}
          offeredRole={door.role ?? intentRole(door.intent)}
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
        initialMode={door.mode}
        initialEmail={door.email}
        device="computer"
        fieldRef={firstRef}
        onUnverified={turnTo('verify')}
      />
      <DoorSwitch
        question="New here?"
        label="Create an account"
        way={{ onPress: turnTo('sign-up') }}
        className="text-center"
      />
    </div>
  );
}

/** The part that had the focus is gone once one dialog has turned into another. */
function useFocusOnTurn(first: { current: HTMLElement | null }, kind: Door['kind'] | null): void {
  useEffect(() => {
    if (kind !== null) first.current?.focus();
  }, [first, kind]);
}
