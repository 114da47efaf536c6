import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { disputeOptions, disputeStartOptions } from '#web/components/disputes/dispute-options.ts';

/** The data of the dispute page, for either side. */
export function useDispute(collaborationId: string) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data: start } = useSuspenseQuery(disputeStartOptions(api, collaborationId));
  const [latest] = start.disputes;
  const { data } = useQuery({
    ...disputeOptions(api, latest?.id ?? ''),
    enabled: latest !== undefined,
  });
  return { start, dispute: data ?? null };
}
