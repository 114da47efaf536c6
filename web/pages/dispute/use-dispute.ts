import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { disputeOptions, disputeStartOptions } from '#web/components/disputes/dispute-options.ts';
import { createDisputeActions } from '#web/session/create-dispute-actions.ts';

/** What the page of a dispute stands on, for either side of it. */
export function useDispute(collaborationId: string) {
  const router = useRouter();
  const queries = useQueryClient();
  const { api } = useRouteContext({ from: '__root__' });
  const { data: start } = useSuspenseQuery(disputeStartOptions(api, collaborationId));
  const [latest] = start.disputes;
  const { data } = useQuery({
    ...disputeOptions(api, latest?.id ?? ''),
    enabled: latest !== undefined,
  });
  const deeds = useMemo(() => createDisputeActions(router, queries), [router, queries]);
  return { start, dispute: data ?? null, deeds };
}
