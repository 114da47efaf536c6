import { isAskedToConfirm, watchConfirmation } from '#web/session/confirmation-request.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { OnceWanted } from '#web/ui/once-wanted.tsx';

/** Rendered once per page. The dialog loads with the first request that needs a confirmation. */
export function ConfirmSlot() {
  return (
    <OnceWanted watch={watchConfirmation} isWanted={isAskedToConfirm}>
      <ConfirmDialog />
    </OnceWanted>
  );
}

const ConfirmDialog = lazyPart(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);
