import { call } from '#web/api/call.ts';
import { REFRESH_ALL } from '#web/session/perform-action.ts';
import { useAction } from '#web/session/use-action.ts';

/** Opens the payment provider's page, which returns to this one. */
export function useConnectPayee(return_to: 'earnings' | 'settings') {
  return useAction((api) => call(api, 'POST /api/me/payee', { body: { return_to } }), {
    ...REFRESH_ALL,
    done: ({ url }) => {
      window.location.assign(url);
      return null;
    },
    failed: (advice) => ({ title: advice, variant: 'destructive' }),
    staysBusy: true,
  });
}
