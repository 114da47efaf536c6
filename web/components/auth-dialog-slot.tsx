import { type ComponentType, lazy } from 'react';
import { currentAuthDialog, watchAuthDialog } from '#web/session/auth-dialog.ts';
import { authHref } from '#web/session/auth-href.ts';
import { OnceWanted } from '#web/ui/once-wanted.tsx';

/** Rendered once per page. The dialogs' code loads with the first of them, or when one is likely to open. */
export function AuthDialogSlot() {
  return (
    <OnceWanted watch={watchAuthDialog} isWanted={hasAuthDialog}>
      <CurrentAuthDialog />
    </OnceWanted>
  );
}

const hasAuthDialog = () => currentAuthDialog() !== null;

export function preloadAuthDialog(): void {
  void loadDialogs().catch(() => undefined);
}

const loadDialogs = () => import('#web/components/auth/current-auth-dialog.tsx');

/** If the code can't be loaded, the page with the same form opens instead, or the browser shows its own error. */
const CurrentAuthDialog = lazy(() =>
  loadDialogs().then(
    (module): { default: ComponentType } => ({ default: module.CurrentAuthDialog }),
    (): { default: ComponentType } => {
      const { kind, ...authSearch } = currentAuthDialog() ?? { kind: 'sign-in' };
      window.location.assign(authHref(kind === 'sign-in' ? '/login' : '/signup', authSearch));
      return { default: () => null };
    },
  ),
);
