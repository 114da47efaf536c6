import { useQueryClient } from '@tanstack/react-query';
import { type AnswerOf, call } from '#web/api/call.ts';
import { useAction } from '#web/session/use-action.ts';
import type { ToastRequest } from '#web/ui/toast.ts';

interface Invitations {
  creator_ids: string[];
  words: string;
}

/** Invites creators to a campaign and shows how many were invited. */
export function useInvite(path: { id: string; identifier: string }, onAllInvited: () => void) {
  const queries = useQueryClient();
  return useAction(
    (api, body: Invitations) =>
      call(api, 'POST /api/businesses/:id/campaigns/:identifier/creator-invitations', { params: path, body }),
    {
      after: async ({ results }) => {
        await queries.invalidateQueries();
        if (results.every(({ problem }) => problem === null)) onAllInvited();
      },
      done: saidAfter,
      failed: 'No one was invited',
    },
  );
}

function saidAfter({
  results,
}: AnswerOf<'POST /api/businesses/:id/campaigns/:identifier/creator-invitations'>): ToastRequest {
  const failed = results.find(({ problem }) => problem !== null);
  const count = results.filter(({ problem }) => problem === null).length;
  const invited = count === 1 ? 'Invited 1 creator.' : `Invited ${count} creators.`;
  return {
    title: count === 0 ? 'No one was invited' : invited,
    variant: count === 0 ? 'destructive' : 'success',
    ...(failed?.problem && { description: failed.problem }),
  };
}
