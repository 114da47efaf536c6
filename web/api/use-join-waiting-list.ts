import { useRouteContext } from '@tanstack/react-router';
import type { WaitingListReceipt, WaitingListRequest } from './generated/types.gen.ts';

export function useJoinWaitingList(): (request: WaitingListRequest) => Promise<WaitingListReceipt> {
  const api = useRouteContext({ from: '__root__', select: ({ api }) => api });
  return async (body) => {
    const { joinWaitingList } = await import('./generated/sdk.gen.ts');
    const { data } = await joinWaitingList({ ...api, body, throwOnError: true });
    return data;
  };
}
