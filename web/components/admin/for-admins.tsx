import type { ReactNode } from 'react';
import { type AccessRuleName, isAllowed } from '#domain/accounts/access.ts';
import { useAuth } from '#web/session/use-auth.ts';

type ForAdminsProps = { rule: AccessRuleName; children: ReactNode };

/** Shows buttons and links only to admins whose role may use them. The API refuses everyone else in any case. */
export function ForAdmins({ rule, children }: ForAdminsProps) {
  return useIsAllowed(rule) ? children : null;
}

export function useIsAllowed(rule: AccessRuleName): boolean {
  return isAllowed(rule, useAuth().user);
}
