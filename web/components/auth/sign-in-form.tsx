import { type Ref, useState } from 'react';
import type { AuthActions } from '#web/session/auth-actions.ts';
import { signUpDraft } from '#web/session/sign-up-draft.ts';
import { useTabStore } from '#web/session/tab-store.ts';
import { Segments } from '#web/ui/chip.tsx';
import { LinkSignIn } from './link-sign-in.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { PasswordSignIn } from './password-sign-in.tsx';

type SignInMode = 'password' | 'link';

type SignInFormProps = {
  actions: AuthActions;
  initialMode?: SignInMode | undefined;
  initialEmail?: string | undefined;
  /** The visitor's likely device: the link also works on others. */
  device: 'phone' | 'computer';
  /** Set by a dialog that opens with the cursor in the first field. */
  fieldRef?: Ref<HTMLInputElement> | undefined;
  /** Called if the password was right but the email isn't verified. */
  onUnverified: () => void;
};

const MODES = [
  { value: 'password', label: 'Password' },
  { value: 'link', label: 'Link by email' },
] as const;

export function SignInForm({
  initialMode = 'password',
  initialEmail,
  device,
  onUnverified,
  ...shared
}: SignInFormProps) {
  const [mode, setMode] = useState<SignInMode>(initialMode);
  const [typed, setTyped] = useState<string | null>(null);
  const draft = useTabStore(signUpDraft);
  const email = typed ?? initialEmail ?? draft.email;
  return (
    <div className="grid gap-5">
      <Segments label="How to sign in" options={MODES} value={mode} onValueChange={setMode} tray />
      {mode === 'password' ? (
        <>
          <PasswordSignIn {...shared} email={email} onEmail={setTyped} onUnverified={onUnverified} />
          <PasskeySignIn actions={shared.actions} />
        </>
      ) : (
        <LinkSignIn {...shared} email={email} onEmail={setTyped} device={device} />
      )}
    </div>
  );
}
