import { useRouteContext } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { Account } from '#domain/accounts/access.ts';
import type { AuthState } from './auth-store.ts';

export function useAuth(): AuthState {
  const auth = useRouteContext({ from: '__root__', select: (context) => context.auth });
  return useSyncExternalStore(auth.subscribe, auth.getState, auth.getState);
}

/** The user of a guarded page, which always has one. */
export function useAccount(): Account {
  const { user } = useAuth();
  if (user === null) throw new Error('Only guarded pages have an account');
  return user;
}
