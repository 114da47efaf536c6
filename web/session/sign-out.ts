import type { AnyRouter } from '@tanstack/react-router';
import type { RouterContext } from '../router-context.ts';
import { toast } from '../ui/toast.ts';
import { leave } from './leave.ts';
import { logFailure } from './log-failure.ts';
import { isSignedOut } from './session-lost.ts';

/**
 * Signs out everywhere and goes home. Where the server did not, it says so and rejects: the session is still open,
 * and so it stays here.
 */
export async function signOut(router: AnyRouter): Promise<void> {
  const { api } = router.options.context as RouterContext;
  try {
    const client = await import('../api/generated/sdk.gen.ts');
    await client.signOut({ ...api, throwOnError: true });
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
