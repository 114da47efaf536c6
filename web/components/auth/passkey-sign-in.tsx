import { useRouteContext, useRouter } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { passkeyError } from '#web/components/security/passkey-error.ts';
import type { AuthActions } from '#web/session/auth-actions.ts';
import { enter } from '#web/session/enter.ts';
import { Button } from '#web/ui/button.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts';
import { goIn } from './sign-in-in-time.ts';

/** Needs no email: the browser offers its passkeys for Bizmeet. The code loads on press. */
export function PasskeySignIn({ actions }: { actions: AuthActions }) {
  const { api } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isHydrated = useIsHydrated();

  async function press() {
    setIsBusy(true);
    setError(null);
    try {
      const { signInByPasskey } = await import('#web/components/security/ask-passkey.ts');
      await signInByPasskey(api);
      await enter(router);
      goIn(actions);
    } catch (cause) {
      setError(passkeyError(cause));
      setIsBusy(false);
    }
  }

  return (
    <div className="-mt-2">
      <Button
        size="large"
        block
        icon={<KeyRound aria-hidden="true" />}
        disabled={!isHydrated}
        loading={isBusy}
        onClick={() => void press()}
      >
        Use a passkey
      </Button>
      <FormAlert className="mt-4">{error}</FormAlert>
    </div>
  );
}
