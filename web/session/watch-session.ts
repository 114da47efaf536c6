import type { AnyRouter } from '@tanstack/react-router';
import type { RouterContext } from '#web/router-context.ts';
import { toast } from '#web/ui/toast.ts';
import { closeAuthDialog, currentAuthDialog } from './auth-dialog.ts';
import { fetchMe } from './fetch-me.ts';
import { forgetAnswers, forgetPerson } from './forget-person.ts';
import { needsSession } from './guard.ts';
import { hearOtherTabs } from './other-tabs.ts';

/** This page stays in the business it shows: whatever is saved here is saved there. */
function tellOfSwitch(): void {
  if (!location.pathname.startsWith('/business')) return;
  const description = 'This page stays in the business it shows. Reload it to switch here too.';
  toast({ title: 'You switched businesses in another tab', description, duration_ms: LONG_ENOUGH_MS });
}

const LONG_ENOUGH_MS = 10_000;

/** Keeps this tab in sync with session changes in other tabs. */
export function watchSession(router: AnyRouter): void {
  const { api, auth } = router.options.context as RouterContext;

  hearOtherTabs(async (news) => {
    const isGuarded = needsSession(location.pathname);
    if (news === 'switched') return tellOfSwitch();
    if (news === 'signed-out') return isGuarded ? location.reload() : forgetPerson(router);
    const before = auth.getState().user;
    await auth.check(() => fetchMe(api));
    if (auth.getState().user?.user_id === before?.user_id) return;
    if (isGuarded) return location.reload();
    forgetAnswers(router);
    // The verification dialog handles the sign-in itself.
    if (currentAuthDialog()?.kind !== 'verify') closeAuthDialog();
  });
  // A page restored from the back/forward cache has an outdated state.
  window.addEventListener('pageshow', async ({ persisted }) => {
    if (!persisted) return;
    await auth.check(() => fetchMe(api));
    await router.invalidate();
  });
}
