import { type RegisteredRouter, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { AuthActions } from './auth-actions.ts';
import { createAuthActions } from './create-auth-actions.ts';

export function useAuthActions(): AuthActions {
  const router: RegisteredRouter = useRouter();
  return useMemo(() => createAuthActions(router), [router]);
}
