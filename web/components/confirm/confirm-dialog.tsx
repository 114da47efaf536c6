import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ConfirmationStatus } from '#contract/accounts/confirmations.ts';
import { call } from '#web/api/call.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { FactorForm, type FactorMethod } from '#web/components/security/factor-form.tsx';
import {
  isAskedToConfirm,
  settleConfirmation,
  watchConfirmation,
} from '#web/session/confirmation-request.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Confirm } from './confirm-body.ts';

import { ConfirmByPassword } from './confirm-by-password.tsx';

type Methods = ConfirmationStatus['methods'];

/** One dialog for all requests that need a recent confirmation. The available methods are fetched each time. */
export function ConfirmDialog() {
  const isAsked = useSyncExternalStore(watchConfirmation, isAskedToConfirm, () => false);
  const { api } = useRouteContext({ from: '__root__' });
  const [methods, setMethods] = useState<Methods | null>(null);

  useEffect(() => {
    if (!isAsked) return setMethods(null);
    call(api, 'GET /api/me/confirmations').then(
      ({ methods }) => setMethods(methods),
      () => settleConfirmation(false),
    );
  }, [api, isAsked]);

  if (!isAsked || methods === null) return null;
  const confirm: Confirm = async (body) => {
    await call(api, 'POST /api/me/confirmations', { body });
  };
  const others = methods.filter((method) => method !== 'password');
  return others.length > 0 ? (
    <ConfirmByFactor api={api} methods={others} confirm={confirm} />
  ) : (
    <ConfirmByPassword confirm={confirm} />
  );
}

type ConfirmByFactorProps = { api: ApiReach; methods: readonly FactorMethod[]; confirm: Confirm };

function ConfirmByFactor({ api, methods, confirm }: ConfirmByFactorProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) settleConfirmation(false);
      }}
      title="Confirm it’s you"
      description="You won’t be asked again for 10 minutes."
    >
      <FactorForm
        api={api}
        methods={methods}
        purpose="confirm"
        onProve={async (proof) => {
          await confirm(proof);
          settleConfirmation(true);
        }}
      />
    </Dialog>
  );
}
