import type { Suggestion } from '#contract/campaigns/suggestions.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/session/use-action.ts';
import type { ToastRequest } from '#web/ui/toast.ts';

const SHARED = {
  after: 'GET /api/suggested-campaigns',
  failed: (): ToastRequest => ({
    title: 'Couldn’t update suggestions',
    description: 'Try again in a moment.',
    variant: 'destructive',
  }),
  isParallel: true,
} as const;

/** Hides a campaign here and in the list until that is undone. */
export function useHideSuggestion(): (suggestion: Suggestion) => void {
  const showing = useAction<string>(
    (api, id: string) => call(api, 'DELETE /api/campaigns/:id/dismissal', { params: { id } }),
    SHARED,
  );
  const hiding = useAction<string>(
    (api, id: string) => call(api, 'PUT /api/campaigns/:id/dismissal', { params: { id } }),
    {
      ...SHARED,
      done: (_, id) => ({
        title: 'Hidden.',
        action: { label: 'Undo', onClick: () => void showing.run(id) },
      }),
    },
  );
  return ({ id }) => void hiding.run(id);
}
