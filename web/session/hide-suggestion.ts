import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { keepCampaign, letGoOfCampaign } from '../api/generated/sdk.gen.ts';
import { suggestionsOptions } from '../pages/creator/suggestions-options.ts';
import type { RouterContext } from '../router-context.ts';
import { toast } from '../ui/toast.ts';
import { isSignedOut, leadToDoor } from './session-lost.ts';

/** Puts a campaign aside; it is not shown again, here or in the list, until that is taken back. */
export async function hideSuggestion(router: AnyRouter, queries: QueryClient, id: string): Promise<void> {
  const { api } = router.options.context as RouterContext;
  const reach = { ...api, throwOnError: true as const, path: { id } };
  const { queryKey } = suggestionsOptions(api);
  const showAgain = async () => {
    await letGoOfCampaign(reach).catch(() => undefined);
    await queries.invalidateQueries({ queryKey });
  };
  try {
    await keepCampaign({ ...reach, body: { kept_as: 'hidden' } });
    await queries.invalidateQueries({ queryKey });
    toast({ title: 'Not shown again.', action: { label: 'Undo', onClick: () => void showAgain() } });
  } catch (cause) {
    if (isSignedOut(cause)) return leadToDoor(router);
    toast({ title: 'That did not work', description: 'Try again in a moment.', variant: 'destructive' });
  }
}
