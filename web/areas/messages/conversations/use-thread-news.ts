import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { call } from '#web/api/call.ts';
import { messagesOptions } from './messages-options.ts';
import { type MessagePages, mergeNewest } from './newest-messages.ts';

const FRESH_MS = 10_000;

/**
 * Fetches only the newest messages and merges them in, so that a long loaded history costs no more. `watchNews`
 * triggers it.
 */
export function useThreadNews(id: string): void {
  const { api } = useRouteContext({ from: '__root__' });
  const queries = useQueryClient();
  const { queryKey } = messagesOptions(api, id);
  useQuery({
    queryKey: ['newest-messages', id],
    queryFn: async ({ signal }) => {
      const data = await call(api, 'GET /api/conversations/:id/messages', { params: { id }, signal });
      const updatedAt = queries.getQueryState(queryKey)?.dataUpdatedAt;
      queries.setQueryData<MessagePages>(queryKey, (known) => known && mergeNewest(known, data), {
        updatedAt,
      });
      return data.messages[0]?.id ?? null;
    },
    staleTime: FRESH_MS,
    initialData: null,
    initialDataUpdatedAt: () => queries.getQueryState(queryKey)?.dataUpdatedAt,
  });
}
