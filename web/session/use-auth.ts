import { useRouteContext } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { Account } from '#domain/access.ts';
import type { AuthState } from './auth-store.ts';

export function useAuth(): AuthState {
  const auth = useRouteContext({ from: '__root__', select: (context) => context.auth });
  return useSyncExternalStore(auth.subscribe, auth.getState, auth.getState);
}

/** The person on a guarded page, which nobody else is let into. */
export function useAccount(): Account {
  const { user } = useAuth();
  if (user === null) throw new Error('Only guarded pages have an account');
  return user;
}
