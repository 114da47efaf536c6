import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { call } from '#web/api/call.ts';
import type { RouterContext } from '#web/router-context.ts';
import { isSignedOut, redirectToSignIn } from '#web/session/session-lost.ts';
import { toast } from '#web/ui/toast.ts';
import { suggestionsOptions } from './suggestions-options.ts';

/** Hides a campaign here and in the list until that is undone. */
export async function hideSuggestion(router: AnyRouter, queries: QueryClient, id: string): Promise<void> {
  const { api } = router.options.context as RouterContext;
  const params = { id };
  const { queryKey } = suggestionsOptions(api);
  const showAgain = async () => {
    await call(api, 'DELETE /api/campaigns/:id/bookmark', { params }).catch(() => undefined);
    await queries.invalidateQueries({ queryKey });
  };
  try {
    await call(api, 'PUT /api/campaigns/:id/bookmark', { params, body: { kept_as: 'hidden' } });
    await queries.invalidateQueries({ queryKey });
    toast({ title: 'Hidden.', action: { label: 'Undo', onClick: () => void showAgain() } });
  } catch (cause) {
    if (isSignedOut(cause)) return redirectToSignIn(router);
    toast({
      title: 'Couldn’t update suggestions',
      description: 'Try again in a moment.',
      variant: 'destructive',
    });
  }
}
