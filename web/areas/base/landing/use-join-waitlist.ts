import { useRouteContext } from '@tanstack/react-router';
import type { WaitlistReceipt, WaitlistRequest } from '#contract/accounts/waitlist.ts';

export function useJoinWaitlist(): (request: WaitlistRequest) => Promise<WaitlistReceipt> {
  const api = useRouteContext({ from: '__root__', select: ({ api }) => api });
  return async (body) => {
    const { call } = await import('#web/api/call.ts');
    return call(api, 'POST /api/waitlist-entries', { body });
  };
}
