import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { messagesOptions } from './messages-options.ts';
import { type MessagePages, mergeNewest } from './newest-messages.ts';

const FRESH_MS = 10_000;

/**
 * Asks for the newest messages alone and lays them before what is known, so that somebody who has gone far back asks
 * for no more than others. `watchNews` says when.
 */
export function useThreadNews(id: string): void {
  const { api } = useRouteContext({ from: '__root__' });
  const queries = useQueryClient();
  const { queryKey } = messagesOptions(api, id);
  useQuery({
    queryKey: ['newest-messages', id],
    queryFn: async ({ signal }) => {
      const { listMessages } = await import('#web/api/generated/sdk.gen.ts');
      const { data } = await listMessages({ ...api, path: { id }, signal, throwOnError: true });
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
