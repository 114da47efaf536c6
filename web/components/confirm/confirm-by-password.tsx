import { useRef } from 'react';
import { FormDialogPanel } from '#web/components/forms/form-dialog-panel.tsx';
import { settleConfirmation } from '#web/session/confirmation-request.ts';
import { useAuth } from '#web/session/use-auth.ts';
import { AccountName } from '#web/ui/account-name.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import type { Confirm } from './confirm-body.ts';

export function ConfirmByPassword({ confirm }: { confirm: Confirm }) {
  const { user } = useAuth();
  const isConfirmed = useRef(false);
  return (
    <FormDialogPanel
      title="Confirm it’s you"
      description="This needs your password. You won’t be asked again for 10 minutes."
      names={['password']}
      check={({ password }) => (password === '' ? { password: 'Password is required' } : {})}
      send={async (_, { password }) => {
        await confirm({ kind: 'password', password });
        isConfirmed.current = true;
      }}
      verb="Confirm"
      safeVerb="Cancel"
      onClosed={() => settleConfirmation(isConfirmed.current)}
    >
      {(errorOf) => (
        <>
          <AccountName email={user?.email ?? ''} />
          <PasswordField label="Password" name="password" required error={errorOf('password')} />
        </>
      )}
    </FormDialogPanel>
  );
}
