import type { AnyRouter } from '@tanstack/react-router';
import { call } from '#web/api/call.ts';
import type { RouterContext } from '#web/router-context.ts';
import { toast } from '#web/ui/toast.ts';
import { leave } from './leave.ts';
import { logFailure } from './log-failure.ts';
import { isSignedOut } from './session-lost.ts';

/**
 * Signs out everywhere and opens the home page. If the server fails, shows that and rejects: the session is still open,
 * so it also stays open here.
 */
export async function signOut(router: AnyRouter): Promise<void> {
  const { api } = router.options.context as RouterContext;
  try {
    await call(api, 'DELETE /api/auth/sessions');
  } catch (cause) {
    if (!isSignedOut(cause)) {
      logFailure('Failed to sign out', cause);
      toast({ title: 'Failed to log out', variant: 'destructive' });
      throw cause;
    }
  }
  await leave(router);
  toast({ title: 'Successfully logged out', variant: 'success' });
}
