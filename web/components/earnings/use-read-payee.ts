import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { call } from '#web/api/call.ts';
import { performAction, REFRESH_ALL } from '#web/session/perform-action.ts';

/** Asks the provider for the account's status when the user returns: its webhook may arrive later than the user. */
export function useReadPayee(): void {
  const router: AnyRouter = useRouter();
  useEffect(() => {
    if (new URLSearchParams(window.location.search).get('account') !== 'back') return;
    performAction(router, (api) => call(api, 'POST /api/me/payee/refresh'), REFRESH_ALL).catch(
      () => undefined,
    );
  }, [router]);
}
