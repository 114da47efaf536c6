import { useSyncExternalStore } from 'react';
import {
  closeAuthDialog,
  currentAuthDialog,
  openAuthDialog,
  watchAuthDialog,
} from '#web/session/auth-dialog.ts';
import { useAuthActions } from '#web/session/use-auth-actions.ts';
import { AuthDialog } from './auth-dialog.tsx';

/** The dialog that is currently open; its code loads on first use. */
export function CurrentAuthDialog() {
  const state = useSyncExternalStore(watchAuthDialog, currentAuthDialog, () => null);
  const actions = useAuthActions();
  return (
    <AuthDialog
      state={state}
      onChange={(next) => (next ? openAuthDialog(next) : closeAuthDialog())}
      actions={actions}
    />
  );
}
